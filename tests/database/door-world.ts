// A world for the property test of the door: the situations of all commands, and in it of every command an act that
// somebody may do and that has an effect. What a stranger is then refused is refused to the stranger, not for want of
// an object.
import type pg from 'pg';
import type { Play } from '#tests/support/commands/play.ts';
import { readWorld } from '#tests/support/commands/world.ts';
import { Random } from '#tests/support/fakes/random.ts';
import type { Person } from '#tests/support/people.ts';
import { become, type Database } from '#tests/support/postgres.ts';
import { unwatched } from './devices.ts';
import { people } from './scene.ts';
import { everySituation, KINDS } from './situations/all.ts';

/** Everybody who can sign in. */
export const EVERYBODY = KINDS.flatMap(([, person]) => person ?? []);
export const ADMINS = [people.ada, people.sol, people.rae];

/** What every call leaves behind, refused or not. */
const BOOKKEEPING = ['receipts', 'command_errors', 'devices', 'presence', 'brakes'];

/** By table and id. */
export type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export interface Act {
  readonly name: string;
  readonly by: Person;
  readonly args: Record<string, unknown>;
}

export class DoorWorld {
  /** Acts that somebody could do, each in a try that was undone; by command. */
  readonly acts = new Map<string, Act>();
  readonly commands: readonly string[];
  readonly play: Omit<Play, 'random'>;
  /** The world as it stands. */
  readonly before: Rows;
  readonly #client: pg.Client;
  readonly #mirrored: readonly string[];
  /** What everybody's devices hold of the world as it stands; by person. */
  readonly #sights = new Map<string, ReadonlySet<string>>();

  private constructor(
    of: Pick<DoorWorld, 'commands' | 'play' | 'before'>,
    client: pg.Client,
    mirrored: readonly string[],
  ) {
    this.commands = of.commands;
    this.play = of.play;
    this.before = of.before;
    this.#client = client;
    this.#mirrored = mirrored;
  }

  static async set(postgres: Database): Promise<DoorWorld> {
    const tries = await everySituation(postgres);
    unwatched('nothing of a try remains that a device could pull');
    const client = await postgres.connect();
    const mirrored = await postgres.query<{ name: string }>('select name from private.mirrored_tables order by place');
    const of = {
      commands: Object.keys(tries).sort(),
      play: {
        world: await readWorld(postgres),
        rockstars: [people.rocco, people.rosa, people.sam].map(({ id }) => id),
        admins: ADMINS.map(({ id }) => id),
      },
      before: await rowsOf(client, await tablesOfOurs(client)),
    };
    const world = new DoorWorld(
      of,
      client,
      mirrored.map(({ name }) => name),
    );
    for (const [name, make] of Object.entries(tries))
      await world.#findAct(name, make().args as Record<string, unknown>);
    return world;
  }

  async #findAct(name: string, args: Record<string, unknown>): Promise<void> {
    for (const by of EVERYBODY) {
      const { outcome, changes } = await this.attempt({ name, by, args }, new Random(1));
      if (outcome.state === 'applied' && changes.length > 0) this.acts.set(name, { name, by, args });
      if (this.acts.has(name)) return;
    }
  }

  /** What became of an act, and the keys of the rows that are there on one side only, or differ. Nothing of it remains. */
  async attempt({ name, by, args }: Act, random: Random) {
    await this.#client.query('begin');
    try {
      const seen = this.#sights.get(by.id) ?? (await this.#inSightOf(by));
      this.#sights.set(by.id, seen);
      await become(this.#client, by.id);
      const command = { id: random.id(), name, v: 1, args, recordedAt: this.play.world.now.toISOString() };
      const { rows } = await this.#client.query('select public.act($1) as outcome', [JSON.stringify(command)]);
      await this.#client.query('reset role');
      const outcome: { readonly state: string; readonly code?: string } = rows[0].outcome;
      const touched = await touchedTables(this.#client);
      const after = await rowsOf(this.#client, touched);
      const changes = changesBetween(rowsIn(touched, this.before), after);
      const seenAfter = changes.length > 0 ? await this.#inSightOf(by) : seen;
      return { outcome, after, changes, seen, seenAfter };
    } finally {
      await this.#client.query('rollback');
    }
  }

  /** Keys of the rows that this person's devices hold. */
  async #inSightOf(person: Person): Promise<ReadonlySet<string>> {
    await become(this.#client, person.id);
    const parts = this.#mirrored.map(table => `select '${table}:' || id as key from private.mirror_${table}`);
    const { rows } = await this.#client.query<{ key: string }>(parts.join(' union all '));
    await this.#client.query('reset role');
    return new Set(rows.map(({ key }) => key));
  }
}

/** As keys name them: those of `private` with their schema. */
const NAMED = `case when schemaname = 'public' then '' else schemaname || '.' end`;

/** Every table of ours, but for what each call leaves behind. */
async function tablesOfOurs(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select ${NAMED} || tablename as name from pg_tables
     where schemaname in ('public', 'private') and tablename <> all ($1) order by 1`,
    [BOOKKEEPING],
  );
  return rows.map(({ name }) => name);
}

/** Those of them that this transaction wrote to, by PostgreSQL's own count; what was taken back to a savepoint counts too. */
async function touchedTables(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select ${NAMED} || relname as name from pg_stat_xact_user_tables
     where schemaname in ('public', 'private') and relname <> all ($1) and n_tup_ins + n_tup_upd + n_tup_del > 0`,
    [BOOKKEEPING],
  );
  return rows.map(({ name }) => name);
}

async function rowsOf(client: pg.Client, tables: readonly string[]): Promise<Rows> {
  if (tables.length === 0) return new Map();
  const parts = tables.map(
    table =>
      `select '${table}:' || coalesce(to_jsonb(t) ->> 'id', md5(t::text)) as key, to_jsonb(t) as row from ${table} t`,
  );
  const { rows } = await client.query<{ key: string; row: Record<string, unknown> }>(parts.join(' union all '));
  return new Map(rows.map(({ key, row }) => [key, row]));
}

function rowsIn(tables: readonly string[], rows: Rows): Rows {
  return new Map([...rows].filter(([key]) => tables.includes(key.slice(0, key.indexOf(':')))));
}

function changesBetween(was: Rows, is: Rows): readonly string[] {
  const same = (key: string) => JSON.stringify(was.get(key)) === JSON.stringify(is.get(key));
  return [...new Set([...was.keys(), ...is.keys()])].filter(key => !same(key));
}
