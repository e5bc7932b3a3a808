// The answer to a change, where somebody reads of it. What was answered or has passed meanwhile has only been seen.
import type { ReactNode } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { bookingById } from '#domain/bookings/queries.ts';
import { ChangeCard } from './change-card.tsx';

interface ChangeAnswerPanelProps {
  readonly bookingId: string;
  readonly seen: ReactNode;
}

export function ChangeAnswerPanel({ bookingId, seen }: ChangeAnswerPanelProps) {
  const booking = useQuery(bookingById, { id: bookingId });
  if (booking === undefined) return null;
  return booking?.status === 'change_pending' ? <ChangeCard booking={booking} /> : seen;
}
