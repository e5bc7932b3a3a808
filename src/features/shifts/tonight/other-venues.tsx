// For whoever works for several venues: which of the others need somebody tonight, and what for. Each leads there and chooses it.
// Where none does it takes no room.
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useHeardAll } from '#bridge/use-heard-all.ts';
import { useQuery } from '#bridge/use-query.ts';
import { needsElsewhere, nightsElsewhere, type VenueNeeds } from '#domain/shifts/other-nights.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ShowRest, useFirstFew } from '#ui/first-few.tsx';
import classes from './other-venues.module.css';

const HOUR_MS = 3_600_000;
/** Below them is the night of the venue that is chosen. */
const SHOWN = 3;

export function OtherVenues({ venue }: { readonly venue: PlacedVenue }) {
  const t = useTranslations('shifts.tonight.elsewhere');
  const now = useEncoreNow();
  const nights = useQuery(nightsElsewhere, { besides: venue.id, from: now - (now % HOUR_MS) });
  const knownAt = useHeardAll();
  const needs = useMemo(() => needsElsewhere(nights ?? [], { now, knownAt }), [nights, now, knownAt]);
  const { shown, ...rest } = useFirstFew(needs, SHOWN);
  if (needs.length === 0) return null;
  return (
    <section className={classes.others} aria-labelledby="other-venues">
      <h2 id="other-venues" className={classes.title}>
        {t('title')}
      </h2>
      <ul role="list" className={classes.rows}>
        {shown.map(one => (
          <OtherVenue key={one.venue.id} needs={one} now={now} here={venue.tz} />
        ))}
      </ul>
      <ShowRest {...rest} />
    </section>
  );
}

interface OtherVenueProps {
  readonly needs: VenueNeeds;
  readonly now: number;
  /** The zone of the venue that is chosen. */
  readonly here: string;
}

function OtherVenue({ needs: { venue, late, silent, missing, short }, now, here }: OtherVenueProps) {
  const t = useTranslations('shifts.tonight.elsewhere');
  const format = useFormat();
  const [, choose] = useChosenVenue();
  const words = [
    late > 0 && t('late', { n: late }),
    missing > 0 && t('gaps', { n: missing }),
    short > 0 && t('begun', { n: short }),
    silent > 0 && t('silent', { n: silent }),
    venue.tz !== here && t('clock', { time: format.clock(now, venue.tz) }),
  ];
  return (
    <li>
      <Link to="/venue" className={classes.row} onClick={() => choose(venue.id)}>
        <span className={classes.words}>
          <span className={classes.name}>{venue.name}</span>
          <span className={classes.needs}>{words.filter(word => word !== false).join(' · ')}</span>
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" className={classes.chevron} />
      </Link>
    </li>
  );
}
