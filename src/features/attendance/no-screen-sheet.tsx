import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { contactOfBooking } from '#domain/bookings/crew.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface NoScreenSheetProps {
  readonly booking: { readonly id: string };
  readonly leaving: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onSay: () => void;
}

/** Without a code it is the person's word; or the venue writes it down. */
export function NoScreenSheet({ booking, leaving, opened, onClose, onSay }: NoScreenSheetProps) {
  const t = useTranslations('attendance.noScreen');
  const contact = useQuery(contactOfBooking, { bookingId: booking.id });
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('title')}
      lead={t('lead')}
      foot={<ActButton onClick={onSay}>{t(leaving ? 'leave' : 'here')}</ActButton>}
    >
      {contact != null && <p>{t('contact', { contact: [contact.name, contact.phone].filter(Boolean).join(', ') })}</p>}
    </Sheet>
  );
}
