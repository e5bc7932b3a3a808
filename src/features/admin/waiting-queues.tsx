// The two queues of the dashboard, each decided where it stands: venues that are not verified, and pay above the line.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { holds } from '#domain/admin/rules.ts';
import type { AdminOverview } from '#domain/admin/schema.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PeopleList } from '#ui/people-list.tsx';
import classes from './admin.module.css';
import { useAdminRole } from './admin-role-context.ts';
import { WaitingPayRow } from './waiting-pay-row.tsx';
import { WaitingVenueRow } from './waiting-venue-row.tsx';

interface QueueProps {
  readonly overview: AdminOverview;
  readonly onDecided: () => void;
}

export function VenueQueue({ overview: { queue, venues, unverified }, onDecided }: QueueProps) {
  const t = useTranslations('admin.dashboard');
  const decides = holds(useAdminRole(), 'support');
  if (queue.length === 0 && venues === 0) return <EmptyState title={t('queueNone')}>{t('queueNoneText')}</EmptyState>;
  if (queue.length === 0) return <EmptyState title={t('queueEmpty')} />;
  return (
    <>
      <PeopleList title={t('queue')}>
        {queue.map(venue => (
          <WaitingVenueRow key={venue.id} venue={venue} decides={decides} onDecided={onDecided} />
        ))}
      </PeopleList>
      {unverified > queue.length && (
        <p className={classes.ways}>
          <Link to="/admin/venues" search={{ status: 'active', verification: 'unverified' }}>
            {t('queueAll', { n: String(unverified), shown: String(queue.length) })}
          </Link>
        </p>
      )}
      {!decides && <p className={classes.dim}>{t('readOnly')}</p>}
    </>
  );
}

export function PayQueue({ overview: { pay, payWaiting }, onDecided }: QueueProps) {
  const t = useTranslations('admin.dashboard');
  const decides = holds(useAdminRole(), 'support');
  if (pay.length === 0) return null;
  return (
    <>
      <PeopleList title={t('pay')}>
        {pay.map(post => (
          <WaitingPayRow key={post.id} post={post} decides={decides} onDecided={onDecided} />
        ))}
      </PeopleList>
      {payWaiting > pay.length && (
        <p className={classes.ways}>{t('payMore', { n: String(payWaiting), shown: String(pay.length) })}</p>
      )}
    </>
  );
}
