import { useQuery } from '#bridge/use-query.ts';
import { ownSearches } from '#domain/searches/queries.ts';
import type { FilterBarProps } from './filter-bar.tsx';
import { FilterChip } from './filter-chip.tsx';
import { NO_FILTERS, readFilters } from './use-filters.ts';

/** The searches that were kept, one tap each; a second tap takes the filters off. */
export function SearchChips({ chosen, onChange }: Pick<FilterBarProps, 'chosen' | 'onChange'>) {
  const searches = useQuery(ownSearches, null);
  return searches?.map(search => {
    const filters = readFilters(search.filters);
    return (
      <FilterChip
        key={search.id}
        on={JSON.stringify(filters) === JSON.stringify(readFilters(JSON.stringify(chosen)))}
        onToggle={on => onChange(on ? filters : NO_FILTERS)}
        label={search.name}
      />
    );
  });
}
