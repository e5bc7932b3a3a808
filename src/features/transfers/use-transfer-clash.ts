import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownBookings } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { overlaps } from '#domain/time.ts';
import type { Transfer } from '#domain/transfers/schema.ts';
import { venueById } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';

/** In words, the person's own booking at that time; null when there is none. */
export function useTransferClash(transfer: Transfer): string | null {
  const t = useTranslations('transfers.asked');
  const format = useFormat();
  const own = useQuery(ownBookings, null);
  const other = own?.find(one => holdsPlace(one.status) && overlaps(one, transfer));
  const venue = useQuery(venueById, { id: other?.venueId ?? '' });
  if (other === undefined) return null;
  const range = format.span({ start: other.startsAt, end: other.endsAt, tz: other.tz });
  return t('clash', { venue: venue?.name ?? t('somewhere'), range });
}
