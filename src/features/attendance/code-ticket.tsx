import { useTranslations } from 'use-intl';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { Ticket } from '#ui/ticket.tsx';
import { CodeField } from './code-field.tsx';
import { PunchHead } from './punch-words.tsx';

interface CodeTicketProps {
  readonly booking: TrackedBooking;
  readonly digits: string;
  readonly error: string | null;
  readonly hint: string | null;
  readonly onDigits: (digits: string) => void;
  readonly onEnter: () => void;
  readonly onScanned: (code: string) => void;
}

/** The shift, with the field for the venue's digits as its stub. */
export function CodeTicket({ booking, digits, onDigits, ...field }: CodeTicketProps) {
  const t = useTranslations('attendance.checkIn');
  const shift = useTranslations('attendance.onShift');
  return (
    <Ticket
      label={shift('title')}
      lit
      stub={<CodeField {...field} label={t('label')} value={digits} onChange={onDigits} />}
    >
      <PunchHead booking={booking} />
    </Ticket>
  );
}
