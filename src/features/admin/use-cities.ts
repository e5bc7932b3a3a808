import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';

/** The cities of the platform, as a list has them: the name for a row's slug, and the filter by one of them. */
export function useCities() {
  const posts = useTranslations('admin.posts');
  const cities = useQuery(allAreas, null);
  return {
    nameOf: (slug: string | null) => areaOf(cities, slug)?.name ?? slug,
    choice: {
      field: 'area' as const,
      label: posts('area'),
      options: [
        { value: 'all', label: posts('anyArea') },
        ...(cities ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
      ],
    },
  };
}
