// What the address of the reports says; the route asks it at the start of every portal, so it reads no schema.
import { type MarketSearch, marketSearch } from './market-search.ts';

export const REPORTS = ['market', 'venues', 'rockstars', 'hours'] as const;

export interface ReportsSearch extends MarketSearch {
  readonly view?: 'reports' | 'health';
  /** Of the reports; the marketplace where it is not said. */
  readonly report?: 'venues' | 'rockstars' | 'hours';
  readonly shown?: 'decided';
}

export function reportsSearch({ view, report, shown, ...asked }: Record<string, unknown>): ReportsSearch {
  if (view === 'health') return { view };
  if (view === 'reports') {
    const known = report === 'venues' || report === 'rockstars' || report === 'hours';
    return { view, ...(known && { report }), ...marketSearch(asked) };
  }
  return shown === 'decided' ? { shown } : {};
}
