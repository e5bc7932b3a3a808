// What the address of the reports says; the route asks it at the start of every portal, so it reads no schema.

export interface ReportsSearch {
  readonly shown?: 'decided';
}

export function reportsSearch({ shown }: Record<string, unknown>): ReportsSearch {
  return shown === 'decided' ? { shown } : {};
}
