// Saying that one is here, or leaves, with the digits on the venue's screen. Everything works without signal: a wrong digit is
// told at once by the check digit, and what the code is worth is told when the server has heard it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { areDigits } from '#domain/attendance/codes.ts';
import { takesFacts } from '#domain/attendance/rules.ts';
import { bookingById, type TrackedBooking } from '#domain/bookings/queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './check-in.module.css';
import { Keypad } from './code-field.tsx';
import { CodeTicket } from './code-ticket.tsx';
import { NoScreenSheet } from './no-screen-sheet.tsx';
import { PunchBar } from './punch-bar.tsx';
import { ProofLine, useClosed } from './punch-words.tsx';
import { ScanSheet } from './scan-sheet.tsx';
import type { NoCamera } from './use-code-camera.ts';
import { usePunch } from './use-punch.ts';
import type { Proof } from './use-state-fact.ts';

const BACK = '/rockstar/dashboard';
const LENGTH = 6;

interface CheckInScreenProps {
  readonly bookingId: string;
  /** Checks out; else in. */
  readonly leaving?: boolean;
}

export function CheckInScreen({ bookingId, leaving = false }: CheckInScreenProps) {
  const t = useTranslations('attendance.checkIn');
  const booking = useQuery(bookingById, { id: bookingId });
  if (booking === undefined) return null;
  if (booking === null || !takesFacts(booking.status)) {
    return (
      <Screen title={t('gone')} titleHidden back={BACK}>
        <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
      </Screen>
    );
  }
  return <Punch booking={booking} leaving={leaving} />;
}

interface PunchProps {
  readonly booking: TrackedBooking;
  readonly leaving: boolean;
}

const HINTS = { missing: 'noCamera', refused: 'cameraRefused' } as const satisfies Record<NoCamera, string>;

function Punch({ booking, leaving }: PunchProps) {
  const t = useTranslations('attendance.checkIn');
  const closed = useClosed(booking, leaving);
  const punch = usePunch({ booking, leaving, back: BACK });
  const [digits, setDigits] = useState('');
  const [wordOnly, setWordOnly] = useState(false);
  const [scanning, setScanning] = useState<'yes' | 'no' | NoCamera>('no');
  const missing = LENGTH - digits.length;
  const wrong = missing === 0 && !areDigits(digits);
  const ready = missing === 0 && !wrong && closed === null;
  const say = (proof: Proof) => {
    setWordOnly(false);
    setScanning('no');
    void punch(proof);
  };
  return (
    <Screen title={t(leaving ? 'titleOut' : 'titleIn')} back={BACK}>
      <CodeTicket
        booking={booking}
        digits={digits}
        error={wrong ? t('wrong') : null}
        hint={scanning === 'yes' || scanning === 'no' ? null : t(HINTS[scanning])}
        onDigits={setDigits}
        onEnter={() => ready && say({ code: digits })}
        onScanned={code => closed === null && say({ code })}
      />
      <div className={classes.under}>
        <Keypad value={digits} onChange={setDigits} onScan={() => setScanning('yes')} />
        <div>
          <ProofLine booking={booking} leaving={leaving} />
          <Button
            variant="transparent"
            className={classes.link}
            disabled={closed !== null}
            onClick={() => setWordOnly(true)}
          >
            {t('noScreen')}
          </Button>
        </div>
      </div>
      <PunchBar {...{ ready, closed, missing, leaving }} onPunch={() => say({ code: digits })} />
      {scanning === 'yes' && (
        <ScanSheet
          onScanned={code => (closed === null ? say({ code }) : setScanning('no'))}
          onNoCamera={setScanning}
          onClose={() => setScanning('no')}
        />
      )}
      <NoScreenSheet
        {...{ booking, leaving }}
        opened={wordOnly}
        onClose={() => setWordOnly(false)}
        onSay={distance => say(distance ?? {})}
      />
    </Screen>
  );
}
