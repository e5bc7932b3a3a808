import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { Objection } from '#domain/applications/compare.ts';
import { allAreas, areaOf, distanceUnit } from '#domain/venues/areas.ts';
import { KM_PER_MILE } from '#domain/venues/distance.ts';
import { useFormat } from '#i18n/use-format.ts';

/** Beyond the last of the server's steps. */
const FAR_KM = 100;

/** 'about 2 mi' in the units of the venue's city; a dash where nobody knows. */
export function useDistanceWords(area: string): (km: number | null) => string {
  const t = useTranslations('applications.compare');
  const unit = distanceUnit(areaOf(useQuery(allAreas, null), area));
  return km => {
    if (km === null) return '–';
    if (km >= FAR_KM) return t('far');
    return unit === 'mi' ? t('miles', { n: String(Math.round(km / KM_PER_MILE)) }) : t('kilometres', { n: String(km) });
  };
}

/** What stands against accepting somebody, as far as this venue knows. */
export function useObjectionWords(tz: string): (objection: Objection) => string {
  const t = useTranslations('applications.compare.against');
  const format = useFormat();
  return objection => {
    if (objection.kind === 'clash') {
      const { startsAt: start, endsAt: end } = objection.booking;
      return t('clash', { span: format.span({ start, end, tz }) });
    }
    const duration = format.duration(objection.minutes);
    return objection.kind === 'rest'
      ? t('rest', { duration })
      : t('long_week', { duration, limit: String(objection.limitHours) });
  };
}
