// What a manager does about somebody of tonight: until when they work, writing down that they are here, and saying that they did
// not come, with from when that is possible.
import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { inWindow, NO_SHOW_AFTER_MS } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { canMoveBooking } from '#domain/bookings/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import classes from './end-panel.module.css';
import { EndPanel } from './end-panel.tsx';
import { NoShowAct } from './no-show-sheet.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { StartPanel } from './start-panel.tsx';

interface TonightActsPanelProps {
  readonly booking: TrackedBooking;
  readonly name: string;
}

export function TonightActsPanel({ booking, name }: TonightActsPanelProps) {
  const t = useTranslations('attendance');
  const format = useFormat();
  const now = useEncoreNow();
  const [recording, setRecording] = useState(false);
  const from = booking.startsAt + NO_SHOW_AFTER_MS;
  const away = canMoveBooking(booking.status, 'no_show');
  const records = inWindow('until', now, booking);
  useLetterKeys({ i: records ? () => setRecording(true) : undefined });
  return (
    <>
      <StartPanel booking={booking} side="venue" name={name} />
      <EndPanel booking={booking} side="venue" name={name} />
      {records && (
        <>
          {away && <p className={classes.hint}>{t('tonight.byHand')}</p>}
          <Button
            size="lg"
            variant="soft"
            fullWidth
            aria-keyshortcuts="I"
            leftSection={<IconUserCheck size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setRecording(true)}
          >
            {away ? t('tonight.checkIn') : t('record.open')}
          </Button>
        </>
      )}
      {away && now < from && (
        <>
          <Button size="lg" variant="soft" fullWidth disabled>
            {t('noShow.mark')}
          </Button>
          <p className={classes.hint}>{t('tonight.noShowFrom', { time: format.clockInSentence(from, booking.tz) })}</p>
        </>
      )}
      <NoShowAct booking={booking} name={name} wide />
      {recording && <RecordSheet booking={booking} name={name} onClose={() => setRecording(false)} />}
    </>
  );
}
