// Saying that one is here, or leaves, with the digits on the venue's screen. Everything works without signal: a wrong digit is
// told at once by the check digit, and what the code is worth is told when the server has heard it.
import { Button } from '@mantine/core';
import { IconMapPinCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { areDigits } from '#domain/attendance/codes.ts';
import { takesFacts } from '#domain/attendance/rules.ts';
import { bookingById, type TrackedBooking } from '#domain/bookings/queries.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';
import classes from './check-in.module.css';
import { CodeField, Keypad } from './code-field.tsx';
import { NoScreenSheet } from './no-screen-sheet.tsx';
import { ProofLine, PunchHead, useClosed } from './punch-words.tsx';
import { ScanSheet } from './scan-sheet.tsx';
import { type Proof, useStateFact } from './use-state-fact.ts';

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

function Punch({ booking, leaving }: PunchProps) {
  const t = useTranslations('attendance.checkIn');
  const shift = useTranslations('attendance.onShift');
  const savedHere = useSavedHere();
  const navigate = useNavigate();
  const state = useStateFact(booking.id);
  const closed = useClosed(booking, leaving);
  const [digits, setDigits] = useState('');
  const [wordOnly, setWordOnly] = useState(false);
  const [scanning, setScanning] = useState<'yes' | 'no' | 'refused'>('no');
  const missing = LENGTH - digits.length;
  const wrong = missing === 0 && !areDigits(digits);
  const say = async (proof: Proof = {}) => {
    setWordOnly(false);
    setScanning('no');
    if (!(await state(leaving ? 'checkOut' : 'checkIn', proof))) {
      notifyFailure(t('notSaved'), 'high');
      return;
    }
    notify(savedHere);
    await navigate({ to: BACK });
  };
  const ready = missing === 0 && !wrong && closed === null;
  return (
    <Screen title={t(leaving ? 'titleOut' : 'titleIn')} back={BACK}>
      <Ticket
        label={shift('title')}
        lit
        stub={
          <CodeField
            label={t('label')}
            value={digits}
            error={wrong ? t('wrong') : null}
            hint={scanning === 'refused' ? t('noCamera') : null}
            onChange={setDigits}
            onEnter={() => ready && void say({ code: digits })}
            onScanned={code => closed === null && void say({ code })}
          />
        }
      >
        <PunchHead booking={booking} />
      </Ticket>
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
      <ActBar lit>
        <ActButton
          variant="lit"
          disabled={!ready}
          reason={closed ?? (missing > 0 ? t('more', { n: missing }) : undefined)}
          leftSection={<IconMapPinCheck size={24} stroke={1.75} aria-hidden="true" />}
          onClick={() => void say({ code: digits })}
        >
          {t(leaving ? 'leave' : 'here')}
        </ActButton>
      </ActBar>
      {scanning === 'yes' && (
        <ScanSheet
          onScanned={code => (closed === null ? void say({ code }) : setScanning('no'))}
          onRefused={() => setScanning('refused')}
          onClose={() => setScanning('no')}
        />
      )}
      <NoScreenSheet
        {...{ booking, leaving }}
        opened={wordOnly}
        onClose={() => setWordOnly(false)}
        onSay={distance => void say(distance ?? {})}
      />
    </Screen>
  );
}
