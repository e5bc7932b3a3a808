// One venue: what it is, how it does towards rockstars, its people, what admins did about it and can do.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useQuery } from '#bridge/use-query.ts';
import { holds } from '#domain/admin/rules.ts';
import { adminVenue, type VenueDetail } from '#domain/admin/venues.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { DetailTitle } from '#ui/detail-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAdminRole } from './admin-role-context.ts';
import { Reading } from './reading.tsx';
import { useSeen } from './use-seen.ts';
import classes from './users.module.css';
import { VenueDecision } from './venue-decision.tsx';
import { VenueHistory } from './venue-history.tsx';
import { HandedIn, Record, Team, Ways } from './venue-parts.tsx';

export function AdminVenueScreen({ venueId }: { readonly venueId: string }) {
  const t = useTranslations('admin.venues');
  const list = useTranslations('admin.list');
  const query = useOnlineQuery('admin_venue', adminVenue, venueId);
  return (
    <DetailFrame title={query.value?.name ?? t('one')} back="/admin/venues" keepsSearch>
      <Reading query={query} loading={list('loading')} failed={list('failed')}>
        {venue =>
          venue === null ? (
            <EmptyState title={t('gone')} />
          ) : (
            <Venue venue={venue} onChanged={() => void query.renew()} />
          )
        }
      </Reading>
    </DetailFrame>
  );
}

interface VenueProps {
  readonly venue: VenueDetail;
  readonly onChanged: () => void;
}

function Venue({ venue, onChanged }: VenueProps) {
  const decides = holds(useAdminRole(), 'support');
  const { handedIn } = venue;
  const state = handedIn?.state ?? (venue.verification === 'verified' ? 'verified' : null);
  return (
    <>
      <Head venue={venue} />
      <Figures venue={venue} />
      <Record venue={venue} />
      <HandedIn venue={venue} />
      <Team venue={venue} />
      <Ways venue={venue} />
      <VenueHistory history={venue.history} />
      {decides && (
        <VenueDecision venue={{ ...venue, state, version: handedIn?.version ?? null }} onDecided={onChanged} />
      )}
    </>
  );
}

function Head({ venue }: { readonly venue: VenueDetail }) {
  const t = useTranslations('admin.venues');
  const statuses = useTranslations('admin.verification.status');
  const venues = useTranslations('venues');
  const cities = useQuery(allAreas, null);
  const seen = useSeen();
  const { name, area, address, industry, status, pausedByPlatform, verification, createdAt, createdBy } = venue;
  const stands = pausedByPlatform ? t('pausedByPlatform') : statuses(status);
  return (
    <header>
      <DetailTitle className={classes.name}>{name}</DetailTitle>
      <p className={classes.dim}>
        {[venues(`industries.${industry}`), address, areaOf(cities, area)?.name ?? area ?? t('noArea')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={classes.dim}>{[stands, venues(verification)].join(' · ')}</p>
      <p className={classes.dim}>{[t('created', { at: seen(createdAt) }), createdBy].filter(Boolean).join(' · ')}</p>
    </header>
  );
}

const FIGURES = ['ahead', 'booked', 'jobs', 'disputes'] as const;

function Figures({ venue }: { readonly venue: VenueDetail }) {
  const t = useTranslations('admin.venues.figures');
  const format = useFormat();
  return (
    <dl className={classes.figures}>
      {FIGURES.map(figure => (
        <div key={figure}>
          <dt>{t(figure, { n: venue[figure] })}</dt>
          <dd>{format.number(venue[figure])}</dd>
        </div>
      ))}
    </dl>
  );
}
