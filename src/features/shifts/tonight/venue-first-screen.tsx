// What a venue sees first: from three hours before the first start until the last has left the night itself; else, where there is room
// for it, today and the week with what is to be filled. Either leads to the other, and the address says which was asked for.
import { em } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ComponentProps, ReactNode } from 'react';
import { TonightScreen } from './tonight-screen.tsx';
import { useTonight } from './use-tonight.ts';
import { VenueHomeScreen } from './venue-home-screen.tsx';

const SOON_MS = 3 * 3_600_000;

interface VenueFirstScreenProps extends ComponentProps<typeof TonightScreen> {
  /** Somebody asked for the night, however far it is. */
  readonly night: boolean;
  /** Worked hours that wait for the venue's word: they belong to the day, not to the night. */
  readonly hours: ReactNode;
}

export function VenueFirstScreen({ night, hours, ...parts }: VenueFirstScreenProps) {
  const roomy = useMediaQuery(`(min-width: ${em(820)})`, undefined, { getInitialValueInEffect: false }) ?? false;
  const tonight = useTonight(parts.own.venue);
  if (tonight === undefined) return null;
  const { due, gaps, now, never } = tonight;
  const starts = [...due.map(({ booking }) => booking.startsAt), ...gaps.map(({ startsAt }) => startsAt)];
  const isFar = starts.every(startsAt => startsAt - now > SOON_MS);
  if (!roomy || night || never || !isFar) return <TonightScreen {...parts} />;
  return <VenueHomeScreen {...parts} hours={hours} tonight={tonight} />;
}
