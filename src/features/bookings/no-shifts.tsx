import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { ownEarnings } from '#domain/earnings/queries.ts';
import { dayOf, toInstantText } from '#domain/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FindShifts } from '#ui/find-shifts.tsx';
import { KeptFor } from './kept-for.tsx';

/** Whoever has worked before, and for weeks not, is not told that they never did. */
export function NoShifts() {
  const t = useTranslations('bookings.mine');
  const now = useEncoreNow();
  const earned = useQuery(ownEarnings, { today: dayOf(toInstantText(now)), now });
  if (earned === undefined) return null;
  return (
    <>
      <EmptyState title={earned.length === 0 ? t('empty') : t('lead', { n: 0 })} act={<FindShifts />}>
        {t('emptyText')}
      </EmptyState>
      {earned.length > 0 && <KeptFor />}
    </>
  );
}
