import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#domain/bookings/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useCalendarFile } from './use-calendar-file.ts';

interface AddToCalendarProps {
  readonly booking: Booking;
  readonly venue: Venue | null;
}

export function AddToCalendar({ booking, venue }: AddToCalendarProps) {
  const t = useTranslations('bookings.files');
  const save = useCalendarFile(new Map(venue === null ? [] : [[venue.id, venue]]));
  return (
    <Button
      variant="outline"
      leftSection={<IconCalendarDown size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => save([booking])}
    >
      {t('addOne')}
    </Button>
  );
}
