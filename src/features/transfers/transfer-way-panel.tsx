// The other way out of a booking: somebody one has worked with comes instead.
import { Button } from '@mantine/core';
import { IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { bookingById } from '#domain/bookings/queries.ts';
import { canHandOver } from '#domain/transfers/rules.ts';
import { TransferSheet } from './transfer-sheet.tsx';

export function TransferWayPanel({ bookingId }: { readonly bookingId: string }) {
  const t = useTranslations('transfers.give');
  const now = useEncoreNow();
  const booking = useQuery(bookingById, { id: bookingId });
  const [asking, setAsking] = useState(false);
  if (booking === undefined || booking === null || !canHandOver(booking, now)) return null;
  return (
    <>
      <Button
        variant="outline"
        leftSection={<IconUserShare size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('open')}
      </Button>
      {asking && <TransferSheet booking={booking} onClose={() => setAsking(false)} />}
    </>
  );
}
