// How the marketplace stands, and what waits for an admin: venues that want to be verified, and pay above the line.
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminOverview } from '#domain/admin/online.ts';
import { holds } from '#domain/admin/rules.ts';
import type { AdminOverview } from '#domain/admin/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PeopleList } from '#ui/people-list.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './admin.module.css';
import { useAdminRole } from './admin-role-context.ts';
import { AttentionPart } from './attention-part.tsx';
import { MarketPart } from './market-part.tsx';
import type { MarketSearch } from './market-search.ts';
import { Reading } from './reading.tsx';
import { WaitingPayRow } from './waiting-pay-row.tsx';
import { WaitingVenueRow } from './waiting-venue-row.tsx';

interface AdminDashboardScreenProps {
  /** Of the weeks. */
  readonly search: MarketSearch;
  readonly onSearch: (search: MarketSearch) => void;
}

export function AdminDashboardScreen({ search, onSearch }: AdminDashboardScreenProps) {
  const t = useTranslations('admin.dashboard');
  const overview = useOnlineQuery('admin_overview', adminOverview, null);
  const { value, loading, refresh } = overview;
  const title = value === undefined ? t('figures') : t('title', { n: value.unverified });
  return (
    <Screen
      title={title}
      aside={
        <Button
          variant="outline"
          leftSection={<IconRefresh size={20} stroke={2} />}
          disabled={loading}
          onClick={() => void refresh()}
        >
          {t('refresh')}
        </Button>
      }
    >
      <div className={classes.dashboard}>
        <div>
          <Reading query={overview} loading={t('loading')} failed={t('failed')}>
            {shown => (
              <>
                <AttentionPart />
                <div className={classes.acts}>
                  <LinkButton to="/admin/venues/verification" variant="outline">
                    {t('evidence')}
                  </LinkButton>
                  <DocumentsWay />
                </div>
                <Queue overview={shown} onVerified={() => void refresh()} />
                <PayQueue overview={shown} onDecided={() => void refresh()} />
                <h2 className={classes.heading}>{t('figures')}</h2>
                <Figures overview={shown} />
              </>
            )}
          </Reading>
        </div>
        <MarketPart search={search} onSearch={onSearch} />
      </div>
    </Screen>
  );
}

/** For those who may decide about them. */
function DocumentsWay() {
  const t = useTranslations('admin.documents');
  if (!holds(useAdminRole(), 'support')) return null;
  return (
    <LinkButton to="/admin/workers/documents" variant="outline">
      {t('way')}
    </LinkButton>
  );
}

/** Each with the list that it counts. */
const FIGURES = [
  ['openShifts', { to: '/admin/shifts', search: { time: 'fillable', places: 'gaps' } }],
  ['startingToday', { to: '/admin/shifts', search: { time: 'day' } }],
  ['gapsToday', { to: '/admin/shifts', search: { time: 'day', places: 'gaps' } }],
  ['bookedAhead', { to: '/admin/shifts', search: { places: 'booked' } }],
  ['rockstars', { to: '/admin/workers' }],
  ['suspended', { to: '/admin/users', search: { status: 'suspended' } }],
  ['venues', { to: '/admin/venues', search: { status: 'active' } }],
  ['unverified', { to: '/admin/venues', search: { status: 'active', verification: 'unverified' } }],
] as const satisfies readonly (readonly [keyof AdminOverview, LinkProps])[];

function Figures({ overview }: { readonly overview: AdminOverview }) {
  const t = useTranslations('admin.dashboard');
  const format = useFormat();
  return (
    <dl className={classes.figures}>
      {FIGURES.map(([figure, list]) => (
        <div key={figure} className={classes.figure}>
          <dt>
            <Link {...list}>{t(figure)}</Link>
          </dt>
          <dd>{format.number(overview[figure])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface QueueProps {
  readonly overview: AdminOverview;
  readonly onVerified: () => void;
}

function Queue({ overview: { queue }, onVerified }: QueueProps) {
  const t = useTranslations('admin.dashboard');
  const decides = holds(useAdminRole(), 'support');
  if (queue.length === 0) return <EmptyState title={t('queueEmpty')} />;
  return (
    <>
      <PeopleList title={t('queue')}>
        {queue.map(venue => (
          <WaitingVenueRow key={venue.id} venue={venue} decides={decides} onVerified={onVerified} />
        ))}
      </PeopleList>
      {!decides && <p className={classes.dim}>{t('readOnly')}</p>}
    </>
  );
}

function PayQueue({
  overview: { pay },
  onDecided,
}: {
  readonly overview: AdminOverview;
  readonly onDecided: () => void;
}) {
  const t = useTranslations('admin.dashboard');
  const decides = holds(useAdminRole(), 'support');
  if (pay.length === 0) return null;
  return (
    <PeopleList title={t('pay')}>
      {pay.map(post => (
        <WaitingPayRow key={post.id} post={post} decides={decides} onDecided={onDecided} />
      ))}
    </PeopleList>
  );
}
