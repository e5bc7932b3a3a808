// Somebody is there: how long they have worked and what it comes to so far, what comes next, and below the tear what their check-in
// rests on and how far it has come.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TrackedFact } from '#domain/attendance/queries.ts';
import { type Presence, refusedCode } from '#domain/attendance/rules.ts';
import { soFar } from '#domain/attendance/so-far.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { isContested } from '#domain/bookings/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { CheckInReceipt } from './check-in-receipt.tsx';
import { EndPanel } from './end-panel.tsx';
import { NextActs, nextAct } from './next-acts.tsx';
import classes from './running-shift.module.css';
import { WorkedSoFar } from './worked-so-far.tsx';

interface RunningShiftProps {
  readonly booking: TrackedBooking;
  readonly presence: Exclude<Presence<TrackedFact>, { kind: 'away' }>;
  readonly facts: readonly TrackedFact[];
  /** Where it works; null where the page says so already. */
  readonly venueName: string | null;
  /** How one reaches the venue from here. */
  readonly ways: ReactNode;
  readonly now: number;
}

export function RunningShift({ booking, presence, facts, venueName, ways, now }: RunningShiftProps) {
  const t = useTranslations('attendance.onShift');
  const roleName = useRoleName();
  const unsent = facts.some(({ pending }) => pending !== null);
  if (presence.kind === 'gone') return <Gone booking={booking} presence={presence} unsent={unsent} />;
  const worked = soFar(facts, { came: presence.came.at, now }, booking);
  const stays = booking.contested !== 'sent_home';
  const next = stays ? nextAct({ presence, worked, breakMin: booking.breakMin, now }) : null;
  return (
    <div className={classes.shift}>
      <Ticket
        label={t('title')}
        lit={next !== null}
        torn
        stub={<CheckInReceipt booking={booking} came={presence.came} unsent={unsent} />}
      >
        <Since booking={booking} presence={presence} unsent={unsent} />
        <WorkedSoFar {...{ booking, presence, worked, unsent, now }}>
          {venueName !== null && (
            <h2 className={classes.what}>{[roleName(booking.role), venueName].filter(Boolean).join(', ')}</h2>
          )}
        </WorkedSoFar>
        <RefusedCode booking={booking} came={presence.came} />
        <CancelledMeanwhile booking={booking} came={presence.came} />
        {stays && <NextActs booking={booking} resting={presence.kind === 'resting'} next={next} />}
        <EndPanel booking={booking} side="rockstar" />
        {ways !== null && <div className={classes.ways}>{ways}</div>}
      </Ticket>
    </div>
  );
}

interface GoneProps extends Pick<RunningShiftProps, 'booking' | 'presence'> {
  readonly unsent: boolean;
}

/** What it came to is said by the hours. */
function Gone({ booking, presence, unsent }: GoneProps) {
  const t = useTranslations('attendance.onShift');
  return (
    <section className={classes.gone} aria-label={t('title')}>
      <Since booking={booking} presence={presence} unsent={unsent} />
      <RefusedCode booking={booking} came={presence.came} />
      <CancelledMeanwhile booking={booking} came={presence.came} />
      <CheckInReceipt booking={booking} came={presence.came} unsent={unsent} />
      <EndPanel booking={booking} side="rockstar" />
    </section>
  );
}

const CHIPS = { here: 'checkedIn', resting: 'resting', gone: 'ended' } as const;

function Since({ booking, presence, unsent }: GoneProps) {
  const sentence = useSentence(booking, presence);
  return (
    // A break that begins, and a check-in that the server has heard of, are said.
    <p className={classes.since} role="status">
      <span>{sentence}</span>
      <StateChip state={unsent ? 'onThisDevice' : CHIPS[presence.kind]} />
    </p>
  );
}

/** The venue cancelled before it heard of their coming. */
function CancelledMeanwhile({ booking, came }: { readonly booking: TrackedBooking; readonly came: TrackedFact }) {
  const t = useTranslations('attendance.contested');
  const format = useFormat();
  const when = useWhen();
  if (booking.cancelledAt === null || !isContested(booking)) return null;
  const sum = format.money(booking.owedMinor ?? 0, booking.currency);
  if (booking.contested === 'sent_home') return <Notice tone="amber">{t('ownHome', { sum })}</Notice>;
  return (
    <Notice tone="amber" detail={t('ownDetail', { sum })}>
      {t('own', { cancelled: when.at(booking.cancelledAt, booking.tz), came: when.at(came.at, booking.tz) })}
    </Notice>
  );
}

function useSentence(booking: TrackedBooking, presence: RunningShiftProps['presence']): string {
  const t = useTranslations('attendance.onShift');
  const format = useFormat();
  const at = (instant: number) => ({ time: format.clockInSentence(instant, booking.tz) });
  if (presence.kind === 'gone') return t('left', at(presence.left.at));
  return presence.kind === 'resting' ? t('resting', at(presence.since)) : t('here', at(presence.came.at));
}

/** A code that proved nothing can be typed again. */
function RefusedCode({ booking, came }: { readonly booking: TrackedBooking; readonly came: TrackedFact }) {
  const t = useTranslations('attendance');
  if (!refusedCode(came.verdict)) return null;
  return (
    <Notice tone="red" detail={t('onShift.stands')}>
      {t(`codes.${came.verdict}`)}{' '}
      <LinkButton
        to="/rockstar/shifts/$bookingId/check-in"
        params={{ bookingId: booking.id }}
        size="sm"
        variant="outline"
      >
        {t('onShift.again')}
      </LinkButton>
    </Notice>
  );
}
