// A venue that moves: who of those booked is asked about the new place, before it is saved.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { type AreaRow, areas } from '#domain/venues/areas.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { VenuesScreen } from '#features/venues/venues-screen.tsx';
import { inHours, memberRow, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { bookingRow, MANAGER, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const LONDON: AreaRow = {
  catalogue: 'areas',
  id: ROW,
  row_xid: '1',
  updated_at: '2026-01-01T00:00:00.000Z',
  slug: 'london',
  name: 'London',
  country: 'GB',
  tz: 'Europe/London',
  currency: 'GBP',
  lat: 51.5072,
  lng: -0.1276,
  floor_minor: null,
};

async function veraTypes(address: string) {
  const vera = await personAt(MANAGER);
  await vera.holds(areas, LONDON);
  await vera.holds(venues, venueRow({ address: '12 Lantern Row' }));
  await vera.holds(venueUsers, memberRow({ role: 'admin' }));
  const ahead = { starts_at: inHours(30), ends_at: inHours(38) };
  await vera.holds(
    bookings,
    bookingRow({ ...ahead, place: '12 Lantern Row, London' }),
    bookingRow({ ...ahead, id: OTHER, shift_id: OTHER, place: '3 Quay Street, London' }),
  );
  const { press, types } = vera.sees(<VenuesScreen photoOf={() => null} />);
  await press(/^Edit/);
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Address' }));
  await types(address, 'Address');
}

it('asks whoever agreed to work elsewhere', async () => {
  await veraTypes('7 Dock Road');
  await screen.findByText(/^People booked on 2 upcoming shifts are asked/);
});

it('asks nobody again who agreed to that place before', async () => {
  await veraTypes('3 Quay Street');
  await screen.findByText(/^People booked on 1 upcoming shift are asked/);
});
