// The little of a database that start-up needs: the embedded engine and a PostgreSQL client both fit it.

export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Several statements at once, no values. */
  exec(text: string): Promise<unknown>;
}

/** Whether the migrations made it: `private.run_clock()`, with the types of its arguments. */
export async function hasFunction(sql: Pick<Sql, 'query'>, signature: string): Promise<boolean> {
  const { rows } = await sql.query<{ exists: boolean }>('select to_regprocedure($1) is not null as exists', [
    signature,
  ]);
  return rows[0]?.exists === true;
}
