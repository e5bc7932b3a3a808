// Stands around the hours of one venue: those of a deleted one are read too, which nothing else of the portal shows any more.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { closedVenues, type OwnVenue } from '#domain/venues/queries.ts';
import { isPlaced } from '#domain/venues/schema.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './own-venue-panel.module.css';
import { VenueOfPanel } from './venue-of-panel.tsx';

interface VenueOfHoursPanelProps {
  /** Null: of the chosen one. */
  readonly venueId: string | null;
  readonly children: (own: OwnVenue) => ReactNode;
}

export function VenueOfHoursPanel({ venueId, children }: VenueOfHoursPanelProps) {
  const t = useTranslations('venues.closed');
  const closed = useQuery(closedVenues, null);
  if (closed === undefined) return null;
  const own = closed.find(({ venue }) => venue.id === venueId);
  if (own === undefined || !isPlaced(own.venue)) {
    return <VenueOfPanel of={{ what: 'venue', id: venueId ?? '' }}>{children}</VenueOfPanel>;
  }
  return (
    <>
      <div className={classes.paused}>
        <Notice tone="blue">{t('is', { name: own.venue.name })}</Notice>
      </div>
      {children({ venue: own.venue, membership: own.membership })}
    </>
  );
}
