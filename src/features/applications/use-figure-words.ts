import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { Objection } from '#domain/applications/compare.ts';
import type { MatchPart } from '#domain/applications/match.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { allAreas, areaOf, distanceUnit } from '#domain/venues/areas.ts';
import { KM_PER_MILE } from '#domain/venues/distance.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import type { ComparedApplicant } from './use-compare.ts';

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

/** The fact that a part of the match is reckoned from. */
export function usePartWords(row: ComparedApplicant, shift: Shift): (part: MatchPart['kind']) => string {
  const t = useTranslations('applications.compare');
  const format = useFormat();
  const roleName = useRoleName();
  const distance = useDistanceWords(shift.area);
  const { person, figures, here, favourite } = row;
  return part => {
    if (part === 'role') {
      return person?.skills.includes(shift.role) === true ? roleName(shift.role) : t('otherRole');
    }
    if (part === 'favourite') return t(favourite ? 'yes' : 'no');
    if (part === 'here') return here.times === 0 ? t('firstTime') : t('times', { n: String(here.times) });
    if (part === 'near') return distance(figures.distance);
    if (part === 'rating') return figures.rating === null ? t('new') : `★ ${format.rating(figures.rating)}`;
    return figures.reliability === null ? t('new') : String(figures.reliability);
  };
}

/** What stands against accepting somebody, as far as this venue knows. */
export function useObjectionWords(tz: string): (objection: Objection) => string {
  const t = useTranslations('applications.compare.against');
  const format = useFormat();
  return objection => {
    if (objection.kind === 'clash') {
      const { startsAt: start, endsAt: end } = objection.booking;
      return t('clash', { span: format.spanInSentence({ start, end, tz }) });
    }
    const duration = format.duration(objection.minutes);
    return objection.kind === 'rest'
      ? t('rest', { duration })
      : t('long_week', { duration, limit: String(objection.limitHours) });
  };
}
