// Somebody at the staff door has no phone: they choose their name, a manager types the PIN, and it is that manager's record.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { Sheet } from '#ui/sheet.tsx';
import { DueList } from './due-list.tsx';
import { PinSheet } from './pin-sheet.tsx';
import { RecordSheet } from './record-sheet.tsx';

interface NoPhoneSheetProps {
  readonly shift: VenueShift;
  readonly onClose: () => void;
}

export function NoPhoneSheet({ shift, onClose }: NoPhoneSheetProps) {
  const t = useTranslations('attendance.staffDoor');
  const [person, setPerson] = useState<{ readonly booking: TrackedBooking; readonly name: string } | null>(null);
  const [proven, setProven] = useState(false);
  if (person !== null && proven) return <RecordSheet {...person} why={t('noPhoneWhy')} onClose={onClose} />;
  if (person !== null) {
    return (
      <PinSheet
        title={t('noPhoneFor', { name: person.name })}
        act={t('goOn')}
        onRight={() => setProven(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet opened onClose={onClose} title={t('noPhone')} lead={t('noPhoneLead')}>
      <DueList
        shift={shift}
        act={(booking, name) => (
          <Button variant="outline" aria-label={t('isName', { name })} onClick={() => setPerson({ booking, name })}>
            {t('isMe')}
          </Button>
        )}
      />
    </Sheet>
  );
}
