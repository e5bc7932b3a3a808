// A random walk over the real database: many people do what the catalogue lets them do, time passes, memberships and
// suspensions come and go, the clock runs and clears away. Devices pull when it pleases chance, ask for no digest, and must
// still equal their views in every mirrored table. A step is one number, so that a failing walk can be made shorter.
import type { SentCommand, SyncAnswer } from '#sync/answer.ts';
import { moveOf, moves, spoiled } from '#tests/support/commands/moves.ts';
import type { Play } from '#tests/support/commands/play.ts';
import { readWorld } from '#tests/support/commands/world.ts';
import { Random } from '#tests/support/fakes/random.ts';
import type { Database, Postgres } from '#tests/support/postgres.ts';
import { unwatched } from './devices.ts';
import { Mirror } from './mirror.ts';
import { documentFiles, makeAdmins, type Person, people, rival, setScene, signUp } from './scene.ts';

/** What broke, and what happened until then, a line for each step. */
export interface Failure {
  readonly broken: string;
  readonly told: readonly string[];
}

/** Steps of a seed, each a number that decides it. */
export function stepsOf(seed: number, count: number): readonly number[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.whole(0, 2 ** 31));
}

export const ROCKSTARS: readonly Person[] = [
  people.rocco,
  people.rosa,
  people.sam,
  { ...people.sam, id: '0c1f6e5a-33d8-5f6b-9d0e-7a41f2ab9c21', name: 'Remy Roux', email: 'remy@example.com' },
];
export const ADMINS = [people.ada, people.sol, people.rae];
export const EVERYBODY = [...ROCKSTARS, people.vera, people.mina, people.stef, rival, ...ADMINS];

/** What leads somewhere comes more often. */
const OFTEN: Readonly<Record<string, number>> = {
  save_shift: 12,
  publish_shift: 4,
  edit_shift: 6,
  cancel_shift: 3,
  edit_shift_pack: 4,
  submit_application: 14,
  claim_shift: 22,
  decide_application: 14,
  respond_offer: 6,
  renew_application: 4,
  cancel_booking: 3,
  respond_change: 3,
  send_work_invitation: 4,
  respond_invitation: 4,
  transfer_booking: 6,
  respond_transfer: 4,
  decide_transfer: 4,
  set_relation: 4,
  edit_profile: 4,
  publish_job: 3,
  send_message: 4,
};
const NAMES = Object.keys(moves).flatMap(name => Array.from({ length: OFTEN[name] ?? 1 }, () => name));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Until the next Monday morning: whichever day it is played, a seed tells the same story, with the same days and hours. */
function untilItBegins(now: number): number {
  // 1 January 1970 was a Thursday.
  const sinceMonday = (now + 3 * DAY) % (7 * DAY);
  return 7 * DAY - sinceMonday + 9 * 60 * MINUTE;
}

/** Undefined: every device equalled its views whenever it was compared. */
export async function walk(postgres: Postgres, steps: readonly number[]): Promise<Failure | undefined> {
  const stage = await Stage.set(await postgres.copy());
  try {
    for (const [index, step] of steps.entries()) {
      await stage.step(new Random(step));
      if (index % 8 === 7) await stage.compare(new Random(step + 1), 3);
    }
    await stage.compare(new Random(0), EVERYBODY.length * 2);
    await stage.expectNoErrors();
    if (process.env.WALK_TELL) console.log(stage.told.join('\n'));
    return undefined;
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error), told: stage.told };
  }
}

class Stage {
  readonly told: string[] = [];
  readonly #db: Database;
  /** Of each person the device that they act with, and one that lies in a drawer most of the time. */
  readonly #devices: readonly { readonly person: Person; readonly hand: Mirror; readonly drawer: Mirror }[];
  #offsetMs = untilItBegins(Date.now());

  private constructor(db: Database) {
    this.#db = db;
    this.#devices = EVERYBODY.map(person => ({
      person,
      hand: new Mirror(db, person),
      drawer: new Mirror(db, person),
    }));
  }

  static async set(db: Database): Promise<Stage> {
    await setScene(db);
    unwatched('the walk compares devices of its own');
    await makeAdmins(db);
    for (const person of ROCKSTARS.slice(3)) await signUp(db, person);
    await db.query("update public.venues set tz = 'UTC', verification_status = 'verified'");
    await db.query("update public.profiles set skills = '{bartender,barback,host}' where role = 'rockstar'");
    await db.query("update public.profile_private set areas = '{london}' where id = any ($1)", [
      ROCKSTARS.map(({ id }) => id),
    ]);
    await documentFiles(db, ROCKSTARS);
    const stage = new Stage(db);
    await stage.#setClock();
    return stage;
  }

  async step(random: Random): Promise<void> {
    const kind = random.whole(1, 100);
    if (kind <= 76) await this.#act(random);
    else if (kind <= 90) await this.#pull(random);
    else if (kind <= 95) await this.#pass(random);
    else await this.#fromOutside(random);
  }

  async #act(random: Random): Promise<void> {
    const play: Play = {
      random,
      world: await readWorld(this.#db),
      rockstars: ROCKSTARS.map(({ id }) => id),
      admins: ADMINS.map(({ id }) => id),
    };
    let name = random.pick(NAMES);
    let { by, args } = moveOf(name, play);
    // What nobody could do just now, for want of an object, is mostly passed over.
    for (let tries = 0; tries < 9 && by.every(person => person === null); tries += 1) {
      name = random.pick(NAMES);
      ({ by, args } = moveOf(name, play));
    }
    const rightful = this.#devices.filter(({ person }) => by.includes(person.id));
    const device = rightful.length === 0 || random.chance(0.08) ? random.pick(this.#devices) : random.pick(rightful);
    const others = ['shifts', 'applications', 'bookings', 'venues'].flatMap(table =>
      play.world.of(table).map(({ id }) => id),
    );
    const sent = [this.#command(play, name, random.chance(0.05) ? spoiled(args, random, others) : args)];
    if (name === 'save_shift' && random.chance(0.8))
      sent.push(this.#command(play, 'publish_shift', { id: args.id, version: 1 }));
    const answer = await device.hand.page({ commands: sent });
    this.#tell(
      `${device.person.name}: ${sent.map((command, nth) => `${command.name} ${wordOf(answer, nth)}`).join(', ')}`,
    );
    if (answer.more) await device.hand.pull();
  }

  #command({ random, world }: Play, name: string, args: Record<string, unknown>): SentCommand {
    const agoMs = random.chance(0.2) ? random.whole(0, 600) * MINUTE : 0;
    return { id: random.id(), name, v: 1, args, recordedAt: new Date(world.now.getTime() - agoMs).toISOString() };
  }

  async #pull(random: Random): Promise<void> {
    const { person, hand, drawer } = random.pick(this.#devices);
    const device = random.chance(0.7) ? hand : drawer;
    await device.pull();
    this.#tell(`${person.name} pulls with ${device === hand ? 'the hand' : 'the drawer'}`);
  }

  async #pass(random: Random): Promise<void> {
    const passes = random.pick([
      MINUTE,
      20 * MINUTE,
      20 * MINUTE,
      5 * 60 * MINUTE,
      DAY,
      3 * DAY,
      random.chance(0.1) ? 60 * DAY : DAY,
    ]);
    this.#offsetMs += passes;
    await this.#setClock();
    this.#tell(`it is ${Math.round(passes / MINUTE)} minutes later`);
    if (!random.chance(0.7)) return;
    await this.#db.query('select private.run_clock()');
    this.#tell('the clock runs');
  }

  async #setClock(): Promise<void> {
    await this.#db.query(
      `create or replace function private.now() returns timestamptz language plpgsql stable set search_path = '' as $$
       begin return pg_catalog.now() + interval '${this.#offsetMs} milliseconds'; end $$`,
    );
  }

  /** What other parts of the product do: invitations to a team that are redeemed, suspensions, removal by an admin. */
  async #fromOutside(random: Random): Promise<void> {
    const member = random.pick([people.mina, people.stef]);
    const rockstar = random.pick(ROCKSTARS);
    const [what, sql, values] = random.pick<readonly [string, string, unknown[]]>([
      ['joins a team', 'update public.venue_users set revoked_at = null where user_id = $1', [member.id]],
      [
        'leads a team',
        "update public.venue_users set revoked_at = null, role = case role when 'admin' then role else 'manager' end where user_id = $1",
        [member.id],
      ],
      ['is suspended', "update public.profiles set account_status = 'suspended' where id = $1", [rockstar.id]],
      [
        'is active again, with everybody',
        "update public.profiles set account_status = 'active' where id is distinct from $1",
        [null],
      ],
      [
        'has a post removed',
        "update public.shifts set status = 'removed' where id in (select id from public.shifts where status = 'published' and id is distinct from $1 order by created_at, id limit 1)",
        [rockstar.id],
      ],
    ]);
    await this.#db.query(sql, values);
    this.#tell(`${what.endsWith('team') ? member.name : rockstar.name} ${what}`);
  }

  /** So many devices pull, and equal their views. */
  async compare(random: Random, count: number): Promise<void> {
    const all = this.#devices.flatMap(({ hand, drawer }) => [hand, drawer]);
    const chosen = count >= all.length ? all : Array.from({ length: count }, () => random.pick(all));
    for (const device of chosen) {
      await device.rest();
      await device.expectTrue();
    }
  }

  /** No command was refused for a reason that nobody foresaw. */
  async expectNoErrors(): Promise<void> {
    const errors = await this.#db.query('select name, sqlstate, message from private.command_errors');
    if (errors.length > 0) throw new Error(`Not foreseen: ${JSON.stringify(errors)}`);
  }

  #tell(line: string): void {
    this.told.push(line);
  }
}

function wordOf({ outcomes }: SyncAnswer, nth: number): string {
  const outcome = outcomes[nth];
  return outcome?.state === 'applied' ? 'applied' : (outcome?.code ?? 'unanswered');
}
