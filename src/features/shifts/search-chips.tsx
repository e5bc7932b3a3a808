import { useQuery } from '#bridge/use-query.ts';
import { ownSearches } from '#domain/searches/queries.ts';
import { Chip } from '#ui/chip.tsx';
import type { FilterBarProps } from './filter-bar.tsx';
import { NO_FILTERS, readFilters } from './use-filters.ts';

/** The searches that were kept, one tap each; a second tap takes the filters off. */
export function SearchChips({ chosen, onChange }: Pick<FilterBarProps, 'chosen' | 'onChange'>) {
  const searches = useQuery(ownSearches, null);
  return searches?.map(search => {
    const filters = readFilters(search.filters);
    const on = JSON.stringify(filters) === JSON.stringify(readFilters(JSON.stringify(chosen)));
    return (
      <Chip key={search.id} on={on} onClick={() => onChange(on ? NO_FILTERS : filters)}>
        {search.name}
      </Chip>
    );
  });
}
