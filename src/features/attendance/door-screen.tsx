// The venue's staff door: once it is locked, the codes of the shifts that are near and who is due, and nothing else.
import { Button } from '@mantine/core';
import { IconDeviceMobileOff, IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { keyOfShift } from '#domain/attendance/keys.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { CodePanel } from './code-panel.tsx';
import classes from './door.module.css';
import { DoorList } from './door-list.tsx';
import { NoPhoneSheet } from './no-phone-sheet.tsx';
import { StartDoor } from './start-door.tsx';
import { TakeHoursSheet } from './take-hours-sheet.tsx';
import { useDoorLocked } from './use-door-locked.ts';
import { useNearShifts } from './use-near-shifts.ts';
import { useShiftWords } from './use-shift-words.ts';

interface DoorScreenProps {
  readonly venue: PlacedVenue;
  /** Writes down for those without a phone. */
  readonly mayRecord: boolean;
}

export function DoorScreen(props: DoorScreenProps) {
  return useDoorLocked() ? <StaffDoor {...props} /> : <StartDoor />;
}

function StaffDoor({ venue, mayRecord }: DoorScreenProps) {
  const t = useTranslations('attendance.staffDoor');
  const format = useFormat();
  const near = useNearShifts(venue);
  if (near === undefined) return null;
  const { now, shifts, shown, choose } = near;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.where}>
        {venue.name} <span>{format.dayHeading(now, venue.tz)}</span>
      </h1>
      {shown === undefined ? (
        <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>
      ) : (
        <div className={classes.door}>
          <Code key={shown.id} shift={shown} mayRecord={mayRecord} />
          <DoorList shifts={shifts} shown={shown} onChoose={choose} />
        </div>
      )}
    </>
  );
}

function Code({ shift, mayRecord }: { readonly shift: VenueShift; readonly mayRecord: boolean }) {
  const t = useTranslations('attendance.staffDoor');
  const words = useShiftWords();
  const key = useQuery(keyOfShift, { shiftId: shift.id });
  const [opened, setOpened] = useState<'take' | 'noPhone' | null>(null);
  const close = () => setOpened(null);
  if (key === undefined) return null;
  return (
    <>
      <CodePanel
        shift={shift}
        shiftKey={key}
        heading={<h2 className={classes.heading}>{words(shift)}</h2>}
        acts={
          <>
            <Button
              size="lg"
              variant="outline"
              leftSection={<IconScan size={22} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpened('take')}
            >
              {t('take')}
            </Button>
            {mayRecord && (
              <Button
                size="lg"
                variant="outline"
                leftSection={<IconDeviceMobileOff size={22} stroke={1.75} aria-hidden="true" />}
                onClick={() => setOpened('noPhone')}
              >
                {t('noPhone')}
              </Button>
            )}
          </>
        }
      />
      {opened === 'noPhone' && <NoPhoneSheet shift={shift} onClose={close} />}
      {opened === 'take' && <TakeHoursSheet onClose={close} />}
    </>
  );
}
