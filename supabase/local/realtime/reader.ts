// What one person may see: rows and topics are read as that person, under the same policies as through the API, in a
// transaction that is always rolled back.
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Claims } from '../tokens.ts';

/** Somebody with a session, or nobody. */
export type Reader = Claims | null;

export interface RowKey {
  readonly schema: string;
  readonly table: string;
  /** Column and value of the primary key, values as text. */
  readonly key: Readonly<Record<string, string>>;
}

export interface SeenRow {
  readonly record: Record<string, unknown>;
  readonly columns: { name: string; type: string }[];
}

/** The row with the columns that the reader may read, or null when the reader may not see it or the filter says no. */
export function rowSeenBy(
  engine: PGlite,
  reader: Reader,
  { schema, table, key, filter }: RowKey & { readonly filter: { column: string; value: string } | null },
): Promise<SeenRow | null> {
  return rolledBack(engine, async transaction => {
    await become(transaction, reader);
    const { rows: columns } = await transaction.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
       where attrelid = format('%I.%I', $1::text, $2::text)::regclass and attnum > 0 and not attisdropped
         and has_column_privilege(attrelid, attnum, 'select') order by attnum`,
      [schema, table],
    );
    if (columns.length === 0) return null;
    const wanted = { ...key, ...(filter === null ? {} : { [filter.column]: filter.value }) };
    if (!Object.keys(wanted).every(name => columns.some(column => column.name === name))) return null;
    const conditions = Object.keys(wanted).map((name, index) => `${quoted(name)}::text = $${index + 1}`);
    const list = columns.map(({ name }) => quoted(name)).join(', ');
    const { rows } = await transaction.query<{ record: Record<string, unknown> }>(
      `select to_jsonb(seen) as record from
         (select ${list} from ${quoted(schema)}.${quoted(table)} where ${conditions.join(' and ')}) as seen`,
      Object.values(wanted),
    );
    const record = rows[0]?.record;
    return record === undefined ? null : { record, columns };
  });
}

/** Whether the policies on realtime.messages let the reader see a broadcast on a private topic. */
export function mayJoin(engine: PGlite, reader: Reader, topic: string): Promise<boolean> {
  return rolledBack(engine, async transaction => {
    await transaction.query(
      "insert into realtime.messages (topic, extension, event, private) values ($1, 'broadcast', 'probe', true)",
      [topic],
    );
    await transaction.query("select set_config('realtime.topic', $1, true)", [topic]);
    await become(transaction, reader);
    const { rows } = await transaction.query(
      "select from realtime.messages where topic = $1 and extension = 'broadcast' limit 1",
      [topic],
    );
    return rows.length > 0;
  });
}

async function become(transaction: Transaction, reader: Reader): Promise<void> {
  const role = reader?.role === 'authenticated' ? 'authenticated' : 'anon';
  await transaction.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
       set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
    [JSON.stringify(reader ?? { role }), reader?.sub ?? '', role],
  );
}

async function rolledBack<Value>(engine: PGlite, work: (transaction: Transaction) => Promise<Value>): Promise<Value> {
  return engine.transaction(async transaction => {
    const value = await work(transaction);
    await transaction.rollback();
    return value;
  });
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
