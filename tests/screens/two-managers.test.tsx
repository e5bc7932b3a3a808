// Two managers of one venue at the same thing, one of them without signal.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { areas } from '#domain/venues/areas.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { VenuesScreen } from '#features/venues/venues-screen.tsx';
import { memberRow } from '#tests/domain/more-rows.ts';
import { MANAGER, VENUE, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const london = {
  ...{ id: 'a1', row_xid: '1', slug: 'london', name: 'London', country: 'GB', tz: 'Europe/London', currency: 'GBP' },
  ...{ catalogue: 'areas', lat: 51.5072, lng: -0.1276, floor_minor: null, updated_at: '2026-01-01T00:00:00.000Z' },
} as const;

it('who changes what a venue says of itself sends neither its name nor its address, which a colleague may have changed', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(areas, london);
  await mina.holds(venues, venueRow());
  await mina.holds(venueUsers, memberRow());
  const { press, types } = mina.sees(<VenuesScreen photoOf={() => null} />);
  await press('Edit Details of The Copper Thistle');
  await screen.findByRole('option', { name: 'London' });
  await types('A cellar with one lift', /^Description/);
  await press('Save');
  await expect
    .poll(mina.outbox)
    .toEqual([{ name: 'edit_venue', args: { id: VENUE, description: 'A cellar with one lift' } }]);
});
