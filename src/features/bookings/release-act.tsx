// One side would have a booking that has not begun come to nothing, and asks the other whether it agrees.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useTyped } from '#bridge/use-typed.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { isUnbegun } from '#domain/bookings/rules.ts';
import type { Side } from '#domain/side.ts';
import { DeclineButton } from '#ui/decline-button.tsx';
import { usePlaceActs } from './use-place-acts.ts';

interface ReleaseActProps {
  readonly booking: TrackedBooking;
  readonly side: Side;
  /** Of the Rockstar, for the venue. */
  readonly name?: string;
}

/** Nothing where one side has asked already: that is answered in the place panel. */
export function ReleaseAct({ booking, side, name = '' }: ReleaseActProps) {
  const t = useTranslations('bookings.place');
  const now = useEncoreNow();
  const acts = usePlaceActs(booking.id);
  const typed = useTyped(`release-${booking.id}`, '');
  if (!isUnbegun(booking, now) || booking.releaseBy !== null) return null;
  return (
    <DeclineButton
      label={t(side === 'venue' ? 'askVenue' : 'ask')}
      {...(side === 'venue' ? { name: t('askName', { name }) } : { size: 'md' })}
      title={t(side === 'venue' ? 'titleVenue' : 'title', { name })}
      hint={t(side === 'venue' ? 'hintVenue' : 'hint', { name })}
      typed={typed}
      onDecline={reason => acts.propose(true, reason)}
    />
  );
}
