// Twins: what a device draws at once (`apply`) and what the database then does (SQL) are written in two languages and must
// come to the same. Every queued command is played in its situation both ways, over the rows that its sender's devices
// hold: each row that `apply` wrote must equal SQL's, but for stamps, times and the
// fields that the command leaves to the server (`serverFields`). What it says of itself in the outbox is asked meanwhile.
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import type { DescribedCommand, Description, EntryWords } from '#domain/command.ts';
import type { Catalogue, Command, Mirror, MirroredRow, Table } from '#sync/index.ts';
import { PlainTx } from '#tests/domain/rows.ts';
import { become, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { unwatched } from './devices.ts';
import { newId, type Person } from './scene.ts';
import { everySituation, KINDS } from './situations/all.ts';
import type { Tries } from './situations/tries.ts';

const { tables }: Catalogue = catalogue;
const commands: readonly DescribedCommand[] = catalogue.commands;

/** Whoever leaves a team sees its rows no longer: nothing is left to compare. */
const LEAVES: readonly string[] = ['remove_member'];

type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<string, Row>;

let postgres: Postgres;
let tries: Tries;
beforeAll(async () => {
  postgres = await startPostgres();
  tries = await everySituation(postgres);
  unwatched('nothing of a try remains that a device could pull');
});
afterAll(() => postgres.stop());

it.each(commands.map(command => [command.name, command] as const))(
  '%s draws what the database does',
  async (name, command) => {
    const sent = tries[name]?.();
    const people = KINDS.flatMap(([, person]) => person ?? []);
    for (const person of people) {
      const both = await playedBoth(person, command, sent?.args);
      if (both === null) continue;
      expect(both.drawn.size, `${name} draws nothing`).toBeGreaterThan(0);
      for (const [key, drawn] of both.drawn) {
        const done = both.done.get(key);
        if (done === undefined && LEAVES.includes(name)) continue;
        expect({ [key]: bare(command, drawn) }).toEqual({ [key]: bare(command, done ?? null) });
      }
      expect(saidOf(both.described).filter(text => /^$|undefined|null|NaN/.test(text))).toEqual([]);
      return;
    }
    expect.fail(`Nobody may do ${name} with an effect`);
  },
);

function saidOf({ act, subject, lines, editTo }: Description): readonly string[] {
  return [act, subject, ...(lines ?? []), editTo].filter(text => text != null);
}

const plainWords: EntryWords = {
  role: slug => slug,
  template: code => code,
  span: ({ start, end, tz }) => `${start}–${end} ${tz}`,
  rate: (minor, currency) => `${minor} ${currency}`,
  gone: 'gone',
};

/** For the outbox, over what is then drawn. */
function describedOver(tx: PlainTx, { command, args, person }: Told): ReturnType<DescribedCommand['describe']> {
  const table = (of: Table) => ({ get: (id: string) => tx.get(of, id) });
  const mirror = { userId: person.id, table } as unknown as Mirror;
  return command.describe(args, { mirror, words: plainWords });
}

interface Told {
  readonly command: DescribedCommand;
  readonly args: unknown;
  readonly person: Person;
}

/** What `apply` wrote, null for a row that it removed, and the rows after SQL; null when it was refused or did nothing. */
async function playedBoth(person: Person, command: DescribedCommand, given: unknown) {
  const args = v.parse(command.args, given);
  const id = newId();
  const recordedAt = new Date().toISOString();
  const client = await postgres.connect();
  try {
    await client.query('begin');
    const before = await rowsOf(client, person);
    const wire = { id, name: command.name, v: command.version, args: given, recordedAt };
    await become(client, person.id);
    const { rows } = await client.query('select public.act($1) as outcome', [JSON.stringify(wire)]);
    await client.query('reset role');
    if (rows[0].outcome.state !== 'applied') return null;
    const done = await rowsOf(client, person);
    if (!differs(before, done)) return null;
    const tx = new RecordingTx();
    for (const table of tables)
      for (const [key, row] of before)
        if (key.startsWith(`${table.name}:`)) tx.holding(table, row as unknown as MirroredRow);
    await command.apply(tx, args, { userId: person.id, commandId: id, recordedAt });
    return { drawn: await tx.written(), done, described: await describedOver(tx, { command, args, person }) };
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

/** Notes which rows are written. */
class RecordingTx extends PlainTx {
  readonly #touched = new Map<string, { readonly table: Table; readonly id: string }>();

  override async put<Of extends MirroredRow>(table: Table<Of>, row: Of): Promise<void> {
    this.#touch(table, row.id);
    return super.put(table, row);
  }

  override async patch<Of extends MirroredRow>(table: Table<Of>, id: string, fields: Partial<Of>): Promise<void> {
    if ((await this.get(table, id)) !== undefined) this.#touch(table, id);
    return super.patch(table, id, fields);
  }

  override async remove<Of extends MirroredRow>(table: Table<Of>, id: string): Promise<void> {
    if ((await this.get(table, id)) !== undefined) this.#touch(table, id);
    return super.remove(table, id);
  }

  #touch(table: unknown, id: string): void {
    const { name } = table as Table;
    this.#touched.set(`${name}:${id}`, { table: table as Table, id });
  }

  async written(): Promise<ReadonlyMap<string, Row | null>> {
    const entries = [...this.#touched].map(async ([key, { table, id }]) => {
      const row = await this.get(table, id);
      return [key, row === undefined ? null : ({ ...row } as Row)] as const;
    });
    return new Map(await Promise.all(entries));
  }
}

/** What this person's devices hold, as the API sends it, by table and id. */
async function rowsOf(client: Awaited<ReturnType<Postgres['connect']>>, person: Person): Promise<Rows> {
  await become(client, person.id);
  await client.query("set local timezone = 'UTC'");
  const parts = tables.map(
    ({ name }) => `select '${name}:' || m.id as key, to_jsonb(m) as row from private.mirror_${name} m`,
  );
  const { rows } = await client.query<{ key: string; row: Row }>(parts.join(' union all '));
  await client.query('reset role');
  return new Map(rows.map(({ key, row }) => [key, row]));
}

function differs(was: Rows, is: Rows): boolean {
  return was.size !== is.size || [...is].some(([key, row]) => JSON.stringify(was.get(key)) !== JSON.stringify(row));
}

/** Without stamps, times of the server, and what this command leaves to it; instants whatever way they are written. */
function bare({ serverFields = [] }: Command, row: Row | null): unknown {
  if (row === null) return null;
  const entries = Object.entries(row).filter(([field]) => field !== 'row_xid' && !serverFields.includes(field));
  return Object.fromEntries(
    entries.map(([field, value]) => {
      const told = field.endsWith('_at') && !/^(starts|ends)_at$/.test(field) && value !== null;
      return [field, told ? 'a time' : plain(value)];
    }),
  );
}

function plain(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)) return Date.parse(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
