// One's own coming week as a line, for a page that is not about finding: no open shifts on it.
import type { ReactNode } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { useSeeking } from './use-find.ts';
import { WeekStripCard } from './week-strip.tsx';

interface OwnWeekPanelProps {
  /** A shift to draw among what is booked. */
  readonly shiftId?: string;
  readonly aside?: ReactNode;
}

export function OwnWeekPanel({ shiftId, aside }: OwnWeekPanelProps) {
  const { seeker, venues } = useSeeking();
  const shift = useQuery(shiftById, { id: shiftId ?? '' });
  if (seeker === undefined || venues === undefined) return null;
  return <WeekStripCard seeker={seeker} venues={venues} chosen={shift ?? null} aside={aside} />;
}
