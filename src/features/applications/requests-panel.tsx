// Requests inside another screen: what needs the person first, then what waits for an answer. Draws nothing when there
// is nothing of either.
import { useTranslations } from 'use-intl';
import { DayList } from '#ui/day-row.tsx';
import { RequestRow } from './request-row.tsx';
import { useOwnRequests } from './use-own-requests.ts';

export function RequestsPanel() {
  const t = useTranslations('applications');
  const requests = useOwnRequests();
  if (requests === undefined) return null;
  const { needYou, waiting } = requests;
  return (
    <>
      {needYou.length > 0 && (
        <DayList title={t('needsYou')} count={needYou.length}>
          {needYou.map(one => (
            <RequestRow key={one.shift.id} {...one} />
          ))}
        </DayList>
      )}
      {waiting.length > 0 && (
        <DayList title={t('waiting')} count={waiting.length}>
          {waiting.map(one => (
            <RequestRow key={one.shift.id} {...one} />
          ))}
        </DayList>
      )}
    </>
  );
}
