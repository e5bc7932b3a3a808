// Which applicants a table shows: all, or favourites, who has been here, who is rested. Several narrow it together.
import { useState } from 'react';
import { useRules } from '#bridge/use-rules.ts';
import { objectionsTo } from '#domain/applications/compare.ts';
import type { Rules } from '#domain/platform/rules.ts';
import type { ComparedApplicant } from './use-compare.ts';

export const COMPARE_FILTERS = ['favourites', 'beenHere', 'rested'] as const;
export type CompareFilter = (typeof COMPARE_FILTERS)[number];

export function useCompareFilters(all: readonly ComparedApplicant[]) {
  const [on, setOn] = useState<readonly CompareFilter[]>([]);
  const rules = useRules();
  const rows = all.filter(row => on.every(filter => passes(filter, row, rules)));
  const toggle = (filter: CompareFilter) =>
    setOn(before => (before.includes(filter) ? before.filter(one => one !== filter) : [...before, filter]));
  return { rows, on, toggle, clear: () => setOn([]) };
}

function passes(filter: CompareFilter, { favourite, here, restRefusal }: ComparedApplicant, rules: Rules): boolean {
  if (filter === 'favourites') return favourite;
  if (filter === 'beenHere') return here.times > 0;
  return restRefusal === null && objectionsTo(here.conflicts, rules).every(({ kind }) => kind === 'long_week');
}
