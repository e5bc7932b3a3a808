// How far the phone is from the venue, as evidence beside one's word: asked for by a press, seen before it is added, and never needed. Nothing
// where nobody placed the venue, or where the browser has no way to tell.
import { Button } from '@mantine/core';
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type DistanceEvidence, distanceEvidence, placedPoint } from '#domain/attendance/distance.ts';
import type { VenueId } from '#domain/ids.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useFromVenue } from '#i18n/use-from-venue.ts';
import { Notice } from '#ui/notice.tsx';
import { useOwnPosition } from '#ui/use-own-position.ts';
import classes from './check-in.module.css';

/** Nobody walks far in a minute, and a cellar has no better one. */
const POSITION = { enableHighAccuracy: true, maximumAge: 60_000 };

interface DistancePartProps {
  readonly venueId: VenueId;
  readonly added: DistanceEvidence | null;
  readonly onChange: (added: DistanceEvidence | null) => void;
}

export function DistancePart({ venueId, added, onChange }: DistancePartProps) {
  const t = useTranslations('attendance.distance');
  const fromVenue = useFromVenue();
  const point = placedPoint(useQuery(venueById, { id: venueId }));
  const position = useOwnPosition(found => {
    const evidence = point === null ? null : distanceEvidence(point, found);
    if (evidence !== null) onChange(evidence);
    return evidence !== null;
  }, POSITION);
  if (point === null || !('geolocation' in navigator)) return null;
  return (
    <div className={classes.distance}>
      {added === null ? (
        <>
          <Button
            variant="outline"
            size="md"
            leftSection={<IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />}
            loading={position.state === 'asking'}
            onClick={position.ask}
          >
            {t('add')}
          </Button>
          <p className={classes.dim}>{t('hint')}</p>
        </>
      ) : (
        <>
          <p className={classes.added}>
            <IconMapPin size={24} stroke={1.5} aria-hidden="true" />
            <span>{fromVenue({ distanceM: added.distance_m, accuracyM: added.accuracy_m })}</span>
          </p>
          <Button variant="outline" size="md" onClick={() => onChange(null)}>
            {t('leaveOut')}
          </Button>
        </>
      )}
      <p role="status" className={classes.dim}>
        {added !== null && t('added')}
      </p>
      {position.state !== 'idle' && position.state !== 'asking' && (
        <Notice tone="amber" detail={t('without')}>
          {t(position.state)}
        </Notice>
      )}
    </div>
  );
}
