// Closing a venue: what its people see to before, since they do not come to it any more.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timesheets } from '#domain/timesheets/schema.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { VenuesScreen } from '#features/venues/venues-screen.tsx';
import { inHours, memberRow, OTHER, ROW, timesheetRow } from '#tests/domain/more-rows.ts';
import { MANAGER, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

async function veraCloses(lockedAt: string | null) {
  const vera = await personAt(MANAGER);
  await vera.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour', created_by: OTHER }));
  const both = [memberRow({ role: 'admin' }), memberRow({ id: ROW, venue_id: OTHER, role: 'admin' })];
  await vera.holds(venueUsers, ...both);
  await vera.holds(timesheets, timesheetRow({ venue_id: OTHER, locked_at: lockedAt }));
  const seen = vera.sees(<VenuesScreen photoOf={() => null} />);
  await seen.press('Delete Venue Harbour');
  await screen.findByRole('dialog', { name: 'Delete Harbour?' });
  return { vera, ...seen };
}

it('says how many timesheets are in no file yet, and leads to them', async () => {
  await veraCloses(null);
  await screen.findByText('1 timesheet isn’t agreed or exported yet');
  expect(screen.getByRole('link', { name: 'See hours' }).getAttribute('href')).toBe('/venue/shifts/hours');
});

it('says nothing of hours where all are in a file, and closes the venue', async () => {
  const { vera, press } = await veraCloses(inHours(-1));
  await press('Delete Venue');
  expect(screen.queryByText(/exported yet/)).toBeNull();
  await expect.poll(vera.outbox).toEqual([{ name: 'archive_venue', args: { id: OTHER } }]);
});
