// Plays a command both ways, over the rows that its sender's devices hold: by `apply`, as the device draws it, and by SQL. Both
// run inside a transaction that the test rolls back.
import * as v from 'valibot';
import { catalogue } from '#domain/catalogue.ts';
import type { DescribedCommand, EntryWords } from '#domain/command.ts';
import type { Catalogue, Command, Mirror, MirroredRow, Table } from '#sync/index.ts';
import { PlainTx } from '#tests/domain/rows.ts';
import { become, type Database } from '#tests/support/postgres.ts';
import { newId, type Person } from './scene.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Rows = ReadonlyMap<string, Row>;
type Client = Awaited<ReturnType<Database['connect']>>;

const { tables }: Catalogue = catalogue;

/** A transaction that is rolled back. */
export async function inVain<Value>(postgres: Database, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = await postgres.connect();
  try {
    await client.query('begin');
    return await work(client);
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

/** What of it is rolled back at its end, for the next try of the same. */
export async function inPassing<Value>(client: Client, work: () => Promise<Value>): Promise<Value> {
  await client.query('savepoint passing');
  const value = await work();
  await client.query('rollback to passing');
  return value;
}

interface Play {
  readonly person: Person;
  readonly command: DescribedCommand;
  readonly args: unknown;
}

/** What `apply` wrote, null for a row that it removed, and the rows before and after SQL; null when it was refused. */
export async function playedBoth(client: Client, { person, command, args: given }: Play) {
  const args = v.parse(command.args, given);
  const id = newId();
  const recordedAt = new Date().toISOString();
  const before = await rowsOf(client, person);
  const wire = { id, name: command.name, v: command.version, args: given, recordedAt };
  await become(client, person.id);
  const { rows } = await client.query('select public.act($1) as outcome', [JSON.stringify(wire)]);
  await client.query('reset role');
  if (rows[0].outcome.state !== 'applied') return null;
  const done = await rowsOf(client, person);
  const tx = new RecordingTx();
  for (const table of tables)
    for (const [key, row] of before)
      if (key.startsWith(`${table.name}:`)) tx.holding(table, row as unknown as MirroredRow);
  await command.apply(tx, args, { userId: person.id, commandId: id, recordedAt });
  const described = await describedOver(tx, { command, args, person });
  return { before, drawn: await tx.written(), done, described };
}

const plainWords: EntryWords = {
  role: slug => slug,
  template: code => code,
  span: ({ start, end, tz }) => `${start}–${end} ${tz}`,
  rate: (minor, currency) => `${minor} ${currency}`,
  duration: minutes => `${minutes} min`,
  quoted: words => `“${words}”`,
  gone: 'gone',
};

/** For the outbox, over what is then drawn. */
function describedOver(tx: PlainTx, { command, args, person }: Play): ReturnType<DescribedCommand['describe']> {
  const table = (of: Table) => ({ get: (id: string) => tx.get(of, id) });
  const mirror = { userId: person.id, table } as unknown as Mirror;
  return command.describe(args, { mirror, words: plainWords });
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
async function rowsOf(client: Client, person: Person): Promise<Rows> {
  await become(client, person.id);
  await client.query("set local timezone = 'UTC'");
  const parts = tables.map(
    ({ name }) => `select '${name}:' || m.id as key, to_jsonb(m) as row from private.mirror_${name} m`,
  );
  const { rows } = await client.query<{ key: string; row: Row }>(parts.join(' union all '));
  await client.query('reset role');
  return new Map(rows.map(({ key, row }) => [key, row]));
}

export function differs(was: Rows, is: Rows): boolean {
  return was.size !== is.size || [...is].some(([key, row]) => JSON.stringify(was.get(key)) !== JSON.stringify(row));
}

/** Without stamps, times of the server, and what this command leaves to it; instants whatever way they are written. */
export function bare({ serverFields = [] }: Command, row: Row | null): unknown {
  if (row === null) return null;
  const entries = Object.entries(row).filter(([field]) => field !== 'row_xid' && !serverFields.includes(field));
  return Object.fromEntries(
    entries.map(([field, value]) => {
      // The server has microseconds of when something was said, the device milliseconds.
      const told = /(?<!^starts|^ends)_at$|^counts_from$/.test(field) && value !== null;
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
