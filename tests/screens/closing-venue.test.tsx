// Closing a venue: what its people see to before, since they do not come to it any more.
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shifts } from '#domain/shifts/schema.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { rowToMembership, venues, venueUsers } from '#domain/venues/schema.ts';
import { ClosedVenues } from '#features/venues/closed-venues.tsx';
import { VenueCard } from '#features/venues/venue-card.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';
import { VenuesScreen } from '#features/venues/venues-screen.tsx';
import { HoursPage } from '#routes/-hours-page.tsx';
import { inHours, memberRow, OTHER, ROW, timesheetRow } from '#tests/domain/more-rows.ts';
import { MANAGER, placedVenue, SHIFT, shiftRow, venueRow } from '#tests/domain/rows.ts';
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

it('leads to the hours of a deleted venue, and reads them though another is chosen', async () => {
  const vera = await personAt(MANAGER);
  const closed = { id: OTHER, name: 'Harbour', status: 'archived' } as const;
  await vera.holds(venues, venueRow(), venueRow(closed));
  await vera.holds(venueUsers, memberRow(), memberRow({ id: ROW, venue_id: OTHER }));
  const { press, isAt } = vera.sees(<ClosedVenues />);
  await press('Hours of Harbour', 'link');
  expect(isAt()).toBe(`/venue/shifts/hours?venue=${OTHER}`);
  cleanup();
  vera.sees(<HoursPage />, `/venue/shifts/hours?venue=${OTHER}`);
  await screen.findByText(/^Harbour was deleted/);
  await screen.findByRole('heading', { name: /no hours yet/, level: 1 });
  expect(screen.queryByText('Record an agreed shift')).toBeNull();
});

it('leads from a shift of a deleted venue to its hours, never to another venue', async () => {
  const vera = await personAt(MANAGER);
  await vera.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour', status: 'archived' }));
  await vera.holds(venueUsers, memberRow(), memberRow({ id: ROW, venue_id: OTHER }));
  await vera.holds(shifts, shiftRow({ venue_id: OTHER }));
  const { isAt } = vera.sees(
    <VenueOfPanel of={{ what: 'shift', id: SHIFT }}>{({ venue }) => venue.name}</VenueOfPanel>,
  );
  await expect.poll(isAt).toBe(`/venue/shifts/hours?venue=${OTHER}`);
});

it('a venue that cannot be deleted says why to readers, too', async () => {
  const mina = await personAt(MANAGER);
  const of = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const card = { ...of, pending: null, ofProfile: true, profileVenueId: null, shiftsAhead: [] };
  const none = () => undefined;
  mina.sees(<VenueCard card={card} onEdit={none} onVerify={none} onPause={none} onDelete={none} />);
  const button = await screen.findByRole('button', { name: /^Delete/ });
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toMatch(/can’t be deleted/);
});
