// Two managers of one venue at the same thing, one of them without signal.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shifts } from '#domain/shifts/schema.ts';
import { type AreaRow, areas } from '#domain/venues/areas.ts';
import { rowToMembership, venues, venueUsers } from '#domain/venues/schema.ts';
import { WeekScreen } from '#features/shifts/planner/week-screen.tsx';
import { EditShiftScreen } from '#features/shifts/post/shift-form-screen.tsx';
import { VenuesScreen } from '#features/venues/venues-screen.tsx';
import { memberRow, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER, placedVenue, SHIFT, shiftRow, VENUE, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const london: AreaRow = {
  ...{ id: 'a1', row_xid: '1', slug: 'london', name: 'London', country: 'GB', tz: 'Europe/London', currency: 'GBP' },
  catalogue: 'areas',
  ...{ lat: 51.5072, lng: -0.1276, floor_minor: null, updated_at: '2026-01-01T00:00:00.000Z' },
};

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

it('a shift that the form no longer has was not cancelled by the venue: its reader may be off the team', async () => {
  const mina = await personAt(MANAGER);
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  mina.sees(<EditShiftScreen own={own} shiftId={SHIFT} />);
  await screen.findByText(/while you’re on the venue’s team\.$/);
});

describe('a week that both have copied', () => {
  beforeEach(() => vi.setSystemTime('2026-11-25T12:00:00Z'));
  afterEach(() => vi.useRealTimers());

  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const rest = { by: 'roles', monday: '2026-11-23', onMonday: () => undefined, selected: undefined } as const;

  it('says before its drafts are posted how many are there twice', async () => {
    const mina = await personAt(MANAGER);
    const draft = shiftRow({ id: OTHER, status: 'draft', published_at: null });
    const later = { starts_local: '2026-11-27T19:00', starts_at: '2026-11-27T19:00:00.000Z' };
    await mina.holds(shifts, shiftRow(), draft, { ...draft, id: ROW, ...later });
    const { press } = mina.sees(<WeekScreen own={own} {...rest} pane={null} aside={null} />);
    await press('Post 2 drafts');
    await screen.findByRole('button', { name: 'Post 2 shifts' });
    await screen.findByText(/^1 draft has the same role and times as another shift of this week/);
  });
});
