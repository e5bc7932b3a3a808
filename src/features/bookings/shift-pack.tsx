// What one needs on the way: where, how to get in, whom to ask for, what to wear and bring, who else is on, how to get home. All
// of it is on the phone, so it opens without signal.
import { Button } from '@mantine/core';
import {
  IconBackpack,
  IconBus,
  IconDoorEnter,
  IconMapPin,
  IconPhone,
  IconShirt,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type Colleague, colleaguesOnShift, contactOfBooking } from '#domain/bookings/crew.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { packOfShift } from '#domain/packs/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { PlaceWays } from '#ui/place-ways.tsx';
import { onSiteContact } from './on-site-contact.ts';
import classes from './shift-pack.module.css';

interface ShiftPackProps {
  readonly booking: Booking;
  readonly venue: Venue | null;
}

export function ShiftPack({ booking, venue }: ShiftPackProps) {
  const t = useTranslations('bookings.pack');
  const pack = useQuery(packOfShift, { shiftId: booking.shiftId });
  const contact = useQuery(contactOfBooking, { bookingId: booking.id });
  const crew = useQuery(colleaguesOnShift, { shiftId: booking.shiftId });
  const crewWords = useCrewWords();
  if (pack === undefined || contact === undefined || crew === undefined) return null;
  const { name: named, phone } = onSiteContact({ pack, contact, venue });
  const address = booking.place ?? venue?.address ?? undefined;
  return (
    <FactList>
      {venue !== null && (
        <Fact icon={IconMapPin} label={t('where')}>
          {address ?? venue.name}
          {address !== undefined && <PlaceWays address={address} />}
        </Fact>
      )}
      {pack !== null && pack.arrivalNote !== '' && (
        <Fact icon={IconDoorEnter} label={t('arrive')}>
          {pack.arrivalNote}
        </Fact>
      )}
      {(named !== '' || phone !== '') && (
        <Fact icon={IconUser} label={t('askFor')} detail={pack?.contactName ? undefined : contact?.email}>
          <span className={classes.contact}>
            <span>{named || phone}</span>
            {phone !== '' && <CallButton phone={phone} />}
          </span>
        </Fact>
      )}
      {pack !== null && pack.dressCode !== '' && (
        <Fact icon={IconShirt} label={t('wear')}>
          {pack.dressCode}
        </Fact>
      )}
      {pack !== null && pack.kit !== '' && (
        <Fact icon={IconBackpack} label={t('bring')}>
          {pack.kit}
        </Fact>
      )}
      {(crew.length > 0 || holdsPlace(booking.status)) && (
        <Fact icon={IconUsers} label={t('crew')}>
          {crew.length === 0 ? t('alone') : crewWords(crew)}
        </Fact>
      )}
      {pack !== null && pack.gettingHome !== '' && (
        <Fact icon={IconBus} label={t('home')}>
          {pack.gettingHome}
        </Fact>
      )}
    </FactList>
  );
}

/** A number can be called, an address can be written to, anything else is only read. */
function CallButton({ phone }: { readonly phone: string }) {
  const t = useTranslations('bookings.pack');
  const number = phone.replace(/[^\d+]/g, '');
  if (number.length < SHORTEST_NUMBER) return null;
  return (
    <Button
      component="a"
      href={`tel:${number}`}
      variant="outline"
      size="md"
      leftSection={<IconPhone size={20} stroke={1.75} aria-hidden="true" />}
      aria-label={t('callNumber', { phone })}
    >
      {t('call')}
    </Button>
  );
}

const SHORTEST_NUMBER = 5;

function useCrewWords(): (crew: readonly Colleague[]) => string {
  const roleName = useRoleName();
  return crew => crew.map(({ firstName, role }) => `${firstName} (${roleName(role)})`).join(', ');
}
