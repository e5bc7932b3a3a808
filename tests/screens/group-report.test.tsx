// What the weeks of several venues came to, for somebody who runs them.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timesheets } from '#domain/timesheets/schema.ts';
import { rowToMembership, venues, venueUsers } from '#domain/venues/schema.ts';
import { ReportsScreen } from '#features/reports/reports-screen.tsx';
import { memberRow, nthId, OTHER, ROW, timesheetRow } from '#tests/domain/more-rows.ts';
import { MANAGER, placedVenue, VENUE, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

beforeEach(() => vi.setSystemTime('2026-11-29T12:00:00Z'));
afterEach(() => vi.useRealTimers());

const ATTIC = nthId(9);
const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };

it('has a table of venues in each currency, without venues where the person only works on the team', async () => {
  const mina = await personAt(MANAGER);
  const harbourRow = venueRow({ id: OTHER, name: 'Harbour', tz: 'Europe/Madrid', currency: 'EUR', area: 'madrid' });
  await mina.holds(venues, venueRow(), harbourRow, venueRow({ id: ATTIC, name: 'Attic' }));
  const [harbour, attic] = [
    memberRow({ id: ROW, venue_id: OTHER }),
    memberRow({ id: nthId(8), venue_id: ATTIC, role: 'staff' }),
  ];
  await mina.holds(venueUsers, memberRow({ is_primary: true }), harbour, attic);
  const agreed = { agreed_min: 450, starts_at: '2026-11-27T18:00:00.000Z' };
  await mina.holds(
    timesheets,
    timesheetRow({ id: nthId(1), venue_id: VENUE, ...agreed }),
    timesheetRow({ id: nthId(2), venue_id: OTHER, currency: 'EUR', ...agreed }),
    timesheetRow({ id: nthId(3), venue_id: ATTIC, ...agreed }),
  );
  mina.sees(<ReportsScreen own={own} />);
  const names = async (table: string) =>
    within(await screen.findByRole('table', { name: table }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  await expect.poll(() => names('By venue, in EUR')).toEqual(['Harbour']);
  await expect.poll(() => names('By venue, in GBP')).toEqual(['The Copper Thistle']);
  await mina.holds(venueUsers, memberRow({ id: nthId(8), venue_id: ATTIC, role: 'manager' }));
  await expect.poll(() => names('By venue, in GBP')).toEqual(['Attic', 'The Copper Thistle', 'All venues']);
  await mina.holds(venueUsers, memberRow({ id: nthId(8), venue_id: ATTIC, role: 'staff' }));
  await mina.holds(venueUsers, memberRow({ id: ROW, venue_id: OTHER, role: 'staff' }));
  await expect.poll(() => screen.queryAllByRole('table', { name: /^By venue/ })).toEqual([]);
});
