// The part of a ticket that one keeps: how far a check-in has come, in the three words, and what it rests on. A code that was right, or
// the venue's own hand, settles it; somebody's word is sent and no more.
import { IconQrcode } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { TrackedFact } from '#domain/attendance/queries.ts';
import { refusedCode } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFromVenue } from '#i18n/use-from-venue.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useStateWord } from '#ui/use-state-word.ts';
import classes from './running-shift.module.css';

interface CheckInReceiptProps {
  readonly booking: TrackedBooking;
  readonly came: TrackedFact;
  /** Something of this shift has not reached the server. */
  readonly unsent: boolean;
}

const STEPS = ['onThisDevice', 'sent', 'confirmed'] as const;
type Step = (typeof STEPS)[number];

export function stepOf({ pending, verdict }: Pick<TrackedFact, 'pending' | 'verdict'>): Step {
  if (pending !== null) return 'onThisDevice';
  return verdict === 'proven' || verdict === 'by_hand' ? 'confirmed' : 'sent';
}

export function CheckInReceipt({ booking, came, unsent }: CheckInReceiptProps) {
  const t = useTranslations('attendance.onShift');
  const send = useTranslations('attendance.send');
  const device = useDeviceWord();
  const basis = useBasis(came);
  return (
    <>
      <div className={classes.receipt}>
        <h2 className={classes.yours}>{t('yourCheckIn')}</h2>
        {unsent && (
          <LinkButton
            to="/rockstar/shifts/$bookingId/send"
            params={{ bookingId: booking.id }}
            size="sm"
            variant="outline"
            leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden="true" />}
          >
            {send('open')}
          </LinkButton>
        )}
      </div>
      <Steps reached={stepOf(came)} />
      <p className={classes.basis} role="status">
        {basis}
      </p>
      {unsent && <p className={classes.basis}>{t(`notSent.${device}`)}</p>}
    </>
  );
}

function Steps({ reached }: { readonly reached: Step }) {
  const stateWord = useStateWord();
  const at = STEPS.indexOf(reached);
  return (
    <ol role="list" className={classes.steps}>
      {STEPS.map((step, nth) => (
        <li
          key={step}
          data-step={step}
          data-reached={nth <= at || undefined}
          aria-current={step === reached ? 'step' : undefined}
        >
          {stateWord(step)}
        </li>
      ))}
    </ol>
  );
}

/** What it rests on; why a code proved nothing is said by the notice above. */
function useBasis(came: TrackedFact): string {
  const t = useTranslations('attendance.onShift');
  const place = useFromVenue()(came);
  const bases = { proven: 'byCode', waiting: 'waiting', by_hand: 'byHand' } as const;
  const word = refusedCode(came.verdict) ? 'byWordRefused' : 'byWord';
  const basis = bases[came.verdict as keyof typeof bases] ?? word;
  return [t(basis), place].filter(Boolean).join(' · ');
}
