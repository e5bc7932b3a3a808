// From a notification to what it is about. That may be a list of one venue, so that venue is chosen: whoever works for several would
// read another one's.
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import type { BellProps } from './bell-panel.tsx';

interface From {
  readonly area: BellProps['area'];
  readonly onLeave: () => void;
}

export function useLeaveFor({ payload }: Notification, { area, onLeave }: From): () => void {
  const [, choose] = useChosenVenue();
  const { venue_id: venueId } = payload;
  return () => {
    if (area === 'venue' && typeof venueId === 'string') choose(venueId);
    onLeave();
  };
}
