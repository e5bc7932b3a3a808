// Lists of which a part is shown say how much more there is, and show it.

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { CompareScreen } from '#features/applications/compare-screen.tsx';
import { ContextPart } from '#features/messages/context-part.tsx';
import { inHours, nthId, profileRow, ROW } from '#tests/domain/more-rows.ts';
import { applicationRow, bookingRow, MANAGER, shiftRow, VENUE, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

async function minaKnowsRocco() {
  const mina = await personAt(MANAGER);
  await mina.holds(profiles, profileRow({ name: 'Rocco' }));
  return mina;
}

it('beside a chat all that the two are booked for can be seen, and how much that is', async () => {
  const mina = await minaKnowsRocco();
  const nights = Array.from({ length: 8 }, (_, nth) =>
    bookingRow({ id: nthId(nth), starts_at: inHours(30 + 24 * nth), ends_at: inHours(36 + 24 * nth) }),
  );
  await mina.holds(bookings, ...nights);
  const chat = { id: ROW, venueId: VENUE, rockstarId: WORKER } as Parameters<typeof ContextPart>[0]['chat'];
  const { press } = mina.sees(<ContextPart chat={chat} side="venue" name="Rocco" />);
  await press('Show 3 more');
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(7);
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

it('beside applicants all that one has worked at the venue can be seen, and how much that is', async () => {
  const mina = await minaKnowsRocco();
  const shift = shiftRow({ starts_at: inHours(30), ends_at: inHours(38) });
  await mina.holds(shifts, shift);
  await mina.holds(applications, applicationRow({ status: 'viewed' }));
  const nights = Array.from({ length: 5 }, (_, nth) => {
    const times = { starts_at: inHours(-90 - 24 * nth), ends_at: inHours(-82 - 24 * nth) };
    return bookingRow({ id: nthId(nth), shift_id: ROW, status: 'approved', ...times });
  });
  await mina.holds(bookings, ...nights);
  const { press } = mina.sees(<CompareScreen shift={rowToShift(shift)} mayDecide invite={null} />);
  await press('Show 2 more');
  await expect.poll(() => screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
