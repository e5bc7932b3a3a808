import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { allAreas, areaOf, distanceUnit } from '#domain/venues/areas.ts';
import { KM_PER_MILE } from '#domain/venues/distance.ts';
import { INDUSTRIES } from '#domain/venues/schema.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import type { FilterBarProps } from './filter-bar.tsx';

/** In the unit of the person's first city. */
const LENGTHS = [1, 2, 3, 5, 10, 20] as const;

/** Where: what kind of venue, and how far from home in a straight line. */
export function PlaceFilter({ chosen, onChange }: Pick<FilterBarProps, 'chosen' | 'onChange'>) {
  const t = useTranslations('shifts');
  const venues = useTranslations('venues.industries');
  const profile = useQuery(ownProfile, null);
  const unit = distanceUnit(areaOf(useQuery(allAreas, null), profile?.areas[0]));
  const toKm = (length: number) => (unit === 'mi' ? length * KM_PER_MILE : length);
  const homeKnown = profile != null && profile.homeLat !== null;
  return (
    <>
      <ChipChoice
        label={t('find.venueTypes')}
        choices={INDUSTRIES.map(industry => ({ value: industry, label: venues(industry) }))}
        chosen={chosen.venueTypes}
        onChange={venueTypes => onChange({ venueTypes: [...venueTypes] })}
      />
      <NativeSelect
        label={t('find.within')}
        description={t(homeKnown ? 'find.withinHint' : 'find.noHome')}
        disabled={!homeKnown}
        value={chosen.withinKm === null ? '' : String(chosen.withinKm)}
        onChange={event =>
          onChange({ withinKm: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })
        }
        data={[
          { value: '', label: t('find.anywhere') },
          ...LENGTHS.map(length => ({
            value: String(toKm(length)),
            label: t(unit === 'mi' ? 'facts.miles' : 'facts.kilometres', { n: String(length) }),
          })),
        ]}
      />
    </>
  );
}
