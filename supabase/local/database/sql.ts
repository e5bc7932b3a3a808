// The little of a database that start-up needs: the embedded engine and a PostgreSQL client both fit it.

export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Several statements at once, no values. */
  exec(text: string): Promise<unknown>;
}
