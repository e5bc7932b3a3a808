import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { distanceUnit } from '#domain/venues/areas.ts';
import { KM_PER_MILE } from '#domain/venues/distance.ts';
import { INDUSTRIES, type Industry } from '#domain/venues/schema.ts';
import classes from './filter-bar.module.css';
import type { FilterBarProps } from './filter-bar.tsx';
import { FilterChip } from './filter-chip.tsx';

/** In the unit of the person's first city. */
const LENGTHS = [1, 2, 3, 5, 10, 20] as const;

/** Where: what kind of venue, and how far from home in a straight line. */
export function PlaceFilter({ chosen, onChange }: Pick<FilterBarProps, 'chosen' | 'onChange'>) {
  const t = useTranslations('shifts');
  const venues = useTranslations('venues.industries');
  const profile = useQuery(ownProfile, null);
  const unit = distanceUnit(profile?.areas[0] ?? '');
  const toKm = (length: number) => (unit === 'mi' ? length * KM_PER_MILE : length);
  const homeKnown = profile != null && profile.homeLat !== null;
  const toggle = (industry: Industry, on: boolean) =>
    onChange({
      venueTypes: on ? [...chosen.venueTypes, industry] : chosen.venueTypes.filter(known => known !== industry),
    });
  return (
    <>
      <fieldset className={classes.set}>
        <legend className={classes.legend}>{t('find.venueTypes')}</legend>
        <div className={classes.roles}>
          {INDUSTRIES.map(industry => (
            <FilterChip
              key={industry}
              on={chosen.venueTypes.includes(industry)}
              onToggle={on => toggle(industry, on)}
              label={venues(industry)}
            />
          ))}
        </div>
      </fieldset>
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
