// What the address of the reports says; the route asks it at the start of every portal, so it reads no schema.

export interface ReportsSearch {
  readonly view?: 'health';
  readonly shown?: 'decided';
}

export function reportsSearch({ view, shown }: Record<string, unknown>): ReportsSearch {
  if (view === 'health') return { view };
  return shown === 'decided' ? { shown } : {};
}
