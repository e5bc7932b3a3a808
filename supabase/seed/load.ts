// Rows in bulk: one statement for some hundred rows, which both the embedded engine and a real server take.

/** The little of a database that the seed needs. */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export type Row = Readonly<Record<string, unknown>>;

/** Columns that the database works out: expressions over the row, called `given`, and what is joined to it. */
export interface Computed {
  readonly from: string;
  readonly computed: Readonly<Record<string, string>>;
}

const ROWS_AT_ONCE = 500;

/** All rows of one call have the same keys; they are the columns. */
export async function insertRows(
  sql: Sql,
  into: string,
  of: { rows: readonly Row[] } & Partial<Computed>,
): Promise<void> {
  const { rows, from = '', computed = {} } = of;
  const named = Object.keys(rows[0] ?? {});
  const columns = [...named, ...Object.keys(computed)].join(', ');
  const values = [...named.map(column => `given.${column}`), ...Object.values(computed)].join(', ');
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await sql.query(
      `insert into ${into} (${columns}) select ${values} from jsonb_populate_recordset(null::${into}, $1::jsonb) given ${from}`,
      [JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))],
    );
  }
}
