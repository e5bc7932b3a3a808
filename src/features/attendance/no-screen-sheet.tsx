import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { DistanceEvidence } from '#domain/attendance/distance.ts';
import { contactOfBooking } from '#domain/bookings/crew.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { DistancePart } from './distance-part.tsx';

interface NoScreenSheetProps {
  readonly booking: Pick<Booking, 'id' | 'venueId'>;
  readonly leaving: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** With how far the phone is from the venue, where that was added. */
  readonly onSay: (distance: DistanceEvidence | null) => void;
}

/** Without a code it is the person's word; or the venue writes it down. */
export function NoScreenSheet({ booking, leaving, opened, onClose, onSay }: NoScreenSheetProps) {
  const t = useTranslations('attendance.noScreen');
  const contact = useQuery(contactOfBooking, { bookingId: booking.id });
  const [distance, setDistance] = useState<DistanceEvidence | null>(null);
  const close = () => {
    setDistance(null);
    onClose();
  };
  return (
    <Sheet
      opened={opened}
      onClose={close}
      title={t('title')}
      lead={t('lead')}
      foot={<ActButton onClick={() => onSay(distance)}>{t(leaving ? 'leave' : 'here')}</ActButton>}
    >
      {!leaving && <DistancePart venueId={booking.venueId} added={distance} onChange={setDistance} />}
      {contact != null && <p>{t('contact', { contact: [contact.name, contact.phone].filter(Boolean).join(', ') })}</p>}
    </Sheet>
  );
}
