import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { allAreas, areaOf, distanceUnit } from '#domain/venues/areas.ts';
import { distance, type Point, pointOf } from '#domain/venues/distance.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';

/** '1.3 mi' from home as the crow flies, or null when one of the two places is not known. */
export function useDistance(home: Point | null): (venue: Venue | undefined) => string | null {
  const t = useTranslations('shifts.facts');
  const format = useFormat();
  const cities = useQuery(allAreas, null);
  return useCallback(
    (venue: Venue | undefined) => {
      const place = venue === undefined ? null : pointOf(venue.lat, venue.lng);
      if (venue === undefined || place === null || home === null) return null;
      const unit = distanceUnit(areaOf(cities, venue.area));
      const length = distance(home, place, unit);
      const n = format.number(length < 10 ? Math.round(length * 10) / 10 : Math.round(length));
      return unit === 'mi' ? t('miles', { n }) : t('kilometres', { n });
    },
    [home, t, format, cities],
  );
}
