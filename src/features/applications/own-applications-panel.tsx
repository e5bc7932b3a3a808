// Applications inside another screen: what needs the person first, then what waits for an answer. Draws nothing when there
// is nothing of either.
import { useTranslations } from 'use-intl';
import { DayList } from '#ui/day-row.tsx';
import { OwnApplicationRow } from './own-application-row.tsx';
import { useOwnApplications } from './use-own-applications.ts';

export function OwnApplicationsPanel() {
  const t = useTranslations('applications');
  const own = useOwnApplications();
  if (own === undefined) return null;
  const { needYou, waiting } = own;
  return (
    <>
      {needYou.length > 0 && (
        <DayList title={t('needsYou')} count={needYou.length}>
          {needYou.map(one => (
            <OwnApplicationRow key={one.shift.id} {...one} />
          ))}
        </DayList>
      )}
      {waiting.length > 0 && (
        <DayList title={t('waiting')} count={waiting.length}>
          {waiting.map(one => (
            <OwnApplicationRow key={one.shift.id} {...one} />
          ))}
        </DayList>
      )}
    </>
  );
}
