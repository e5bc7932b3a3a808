// Of a booking that has not begun, for both sides: whether the person has said that they come, whether one side would have it come to
// nothing, and what each may say about it. It comes to nothing when both say so; then nobody is marked for it.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { canReplace, isUnbegun, isUnconfirmed } from '#domain/bookings/rules.ts';
import type { Side } from '#domain/side.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './place-panel.module.css';
import { ReleaseAct } from './release-act.tsx';
import { ReplaceAct } from './replace-act.tsx';
import { usePlaceActs } from './use-place-acts.ts';

interface PlacePanelProps {
  readonly booking: TrackedBooking;
  readonly side: Side;
  /** Of the Rockstar, for the venue. */
  readonly name?: string;
}

export function PlacePanel({ booking, side, name = '' }: PlacePanelProps) {
  const t = useTranslations('bookings.place');
  const now = useEncoreNow();
  const acts = usePlaceActs(booking.id);
  if (!isUnbegun(booking, now)) return null;
  return (
    <div className={classes.place}>
      <Coming booking={booking} side={side} />
      {side === 'rockstar' && isUnconfirmed(booking, now) && (
        <Button size="lg" onClick={() => void acts.confirm()}>
          {t('confirm')}
        </Button>
      )}
      {side === 'venue' && canReplace(booking, now) && (
        <ReplaceAct booking={booking} name={name} onReplace={() => void acts.replace()} />
      )}
      {/* To the Rockstar it is offered below what one needs for the shift (`booking-screen.tsx`). */}
      {side === 'venue' && <ReleaseAct booking={booking} side={side} name={name} />}
      {booking.releaseBy !== null && (
        <Asked booking={booking} side={side} name={name} onSay={release => void acts.propose(release)} />
      )}
    </div>
  );
}

/** What is known of their coming; nothing of who was not asked. */
function Coming({ booking, side }: Pick<PlacePanelProps, 'booking' | 'side'>) {
  const t = useTranslations('bookings.place');
  const when = useWhen();
  const own = side === 'rockstar';
  if (booking.comingAt !== null) {
    return <p className={classes.line}>{t(own ? 'confirmedOwn' : 'confirmed', { time: when(booking.comingAt) })}</p>;
  }
  if (booking.confirmAskedAt === null) return null;
  if (!own) return <p className={classes.line}>{t('unconfirmed', { time: when(booking.confirmAskedAt) })}</p>;
  return (
    <Notice tone="amber" detail={t('areYouDetail')}>
      {t('areYou')}
    </Notice>
  );
}

interface AskedProps extends Required<PlacePanelProps> {
  readonly onSay: (release: boolean) => void;
}

function Asked({ booking, side, name, onSay }: AskedProps) {
  const t = useTranslations('bookings.place');
  const words = booking.releaseReason === null ? {} : { detail: t('because', { words: booking.releaseReason }) };
  if (booking.releaseBy === side) {
    return (
      <>
        <Notice tone="blue">{t(side === 'venue' ? 'askedVenue' : 'asked', { name })}</Notice>
        <Button size="sm" variant="outline" onClick={() => onSay(false)}>
          {t('takeBack')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Notice tone="amber" {...words}>
        {t(side === 'venue' ? 'theyAsk' : 'venueAsks', { name })}
      </Notice>
      <p className={classes.line}>{t('noMark')}</p>
      <div className={classes.acts}>
        <Button onClick={() => onSay(true)}>{side === 'venue' ? t('agreeVenue', { name }) : t('agree')}</Button>
        <Button variant="outline" onClick={() => onSay(false)}>
          {t(side === 'venue' ? 'keepVenue' : 'keep')}
        </Button>
      </div>
    </>
  );
}
