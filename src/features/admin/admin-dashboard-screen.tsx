// What waits for an admin, with the nearest deadline in the title, and how the marketplace stands.
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { type Attention, adminAttention } from '#domain/admin/market.ts';
import { toDecide } from '#domain/admin/market-rules.ts';
import { adminOverview } from '#domain/admin/online.ts';
import { holds } from '#domain/admin/rules.ts';
import type { AdminOverview } from '#domain/admin/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Screen } from '#ui/screen.tsx';
import classes from './admin.module.css';
import { useAdminRole } from './admin-role-context.ts';
import { AttentionPart } from './attention-part.tsx';
import { MarketPart } from './market-part.tsx';
import type { MarketSearch } from './market-search.ts';
import { Reading } from './reading.tsx';
import { PayQueue, VenueQueue } from './waiting-queues.tsx';

interface AdminDashboardScreenProps {
  /** Of the weeks. */
  readonly search: MarketSearch;
  readonly onSearch: (search: MarketSearch) => void;
}

export function AdminDashboardScreen({ search, onSearch }: AdminDashboardScreenProps) {
  const t = useTranslations('admin.dashboard');
  const overview = useOnlineQuery('admin_overview', adminOverview, null);
  const { loading, renew } = overview;
  const waits = useOnlineQuery('admin_attention', adminAttention, null).value;
  const by = useWhen().by;
  const titleOf = (waiting: Attention) => {
    const [n, { first }] = [toDecide(waiting), waiting];
    return first === null ? t('title', { n }) : t('titleFirst', { n: String(n), by: by(first.decideBy) });
  };
  return (
    <Screen
      title={waits === undefined ? t('figures') : titleOf(waits)}
      aside={
        <Button
          variant="outline"
          leftSection={<IconRefresh size={20} stroke={2} />}
          disabled={loading}
          onClick={() => void renew()}
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
                <p className={classes.ways}>
                  <Link to="/admin/venues/verification">{t('evidence')}</Link>
                  <DocumentsWay />
                </p>
                <VenueQueue overview={shown} onDecided={() => void renew()} />
                <PayQueue overview={shown} onDecided={() => void renew()} />
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
  return <Link to="/admin/workers/documents">{t('way')}</Link>;
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
