// Calling somebody who is booked, where they gave a number. Nothing where they did not.
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { contactOfBooking } from '#domain/bookings/crew.ts';

export function CallPerson({ bookingId, name }: { readonly bookingId: string; readonly name: string }) {
  const t = useTranslations('shifts.tonight.person');
  const contact = useQuery(contactOfBooking, { bookingId });
  if (contact?.phone == null) return null;
  return (
    <Button
      component="a"
      href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}
      variant="outline"
      size="sm"
      leftSection={<IconPhone size={18} stroke={2} aria-hidden="true" />}
      aria-label={t('callName', { name, phone: contact.phone })}
    >
      {t('call')}
    </Button>
  );
}
