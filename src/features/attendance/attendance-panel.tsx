// Who of a shift is here, from an hour before its start: the way to its code, and writing down by hand.
import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { EARLY_MS } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './code-screen.module.css';
import { CodeUse } from './code-use.tsx';
import { DueList } from './due-list.tsx';
import { EndPanel } from './end-panel.tsx';
import { NoShowAct } from './no-show-sheet.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { StartPanel } from './start-panel.tsx';

interface AttendancePanelProps {
  readonly shift: VenueShift;
  readonly mayRecord: boolean;
}

export function AttendancePanel({ shift, mayRecord }: AttendancePanelProps) {
  const t = useTranslations('attendance');
  const now = useEncoreNow();
  const [recording, setRecording] = useState<{ readonly booking: TrackedBooking; readonly name: string } | null>(null);
  if (shift.status !== 'published' || now < shift.startsAt - EARLY_MS) return null;
  const act = (booking: TrackedBooking, name: string) => (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('record.openName', { name })}
        onClick={() => setRecording({ booking, name })}
      >
        {t('record.open')}
      </Button>
      <NoShowAct booking={booking} name={name} />
      <StartPanel booking={booking} side="venue" name={name} />
      <EndPanel booking={booking} side="venue" name={name} />
    </>
  );
  return (
    <div className={classes.beneath}>
      <section>
        <h2 data-heading="panel" className={classes.heading}>
          {t('door.who')}
        </h2>
        <DueList shift={shift} {...(mayRecord ? { act } : {})} />
        {mayRecord && <CodeUse shiftId={shift.id} />}
      </section>
      <div className={classes.ways}>
        <LinkButton
          to="/venue/shifts/$shiftId/code"
          params={{ shiftId: shift.id }}
          variant="outline"
          leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('door.open')}
        </LinkButton>
        <LinkButton to="/venue/door" variant="outline">
          {t('staffDoor.open')}
        </LinkButton>
      </div>
      {recording !== null && <RecordSheet {...recording} onClose={() => setRecording(null)} />}
    </div>
  );
}
