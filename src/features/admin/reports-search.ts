// What the address of the reports says; the route asks it at the start of every portal, so it reads no schema.
import { type MarketSearch, marketSearch } from './market-search.ts';

export const REPORTS = ['market', 'venues', 'rockstars', 'hours'] as const;

export interface ReportsSearch extends MarketSearch {
  readonly view?: 'reports' | 'health' | undefined;
  /** Of the reports; the marketplace where it is not said. */
  readonly report?: 'venues' | 'rockstars' | 'hours' | undefined;
  readonly shown?: 'decided' | undefined;
  /** Of the disputes: what was typed to find some. */
  readonly search?: string | undefined;
}

export function reportsSearch({ view, report, shown, search, ...asked }: Record<string, unknown>): ReportsSearch {
  // What counts for nothing here is said to be nothing: the router keeps what a route leaves out.
  const none = { view: undefined, report: undefined, shown: undefined, search: undefined, ...marketSearch({}) };
  if (view === 'health') return { ...none, view };
  if (view === 'reports') {
    const known = report === 'venues' || report === 'rockstars' || report === 'hours' ? report : undefined;
    return { ...none, view, report: known, ...marketSearch(asked) };
  }
  const words = typeof search === 'string' && search !== '' ? search : undefined;
  return { ...none, shown: shown === 'decided' ? shown : undefined, search: words };
}
