// What a venue’s people do: among themselves, with those who work for them, over a week of shifts, and with who applied.

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideApplication, decisionOn } from '#domain/applications/decide.ts';
import { applications, rowToApplication } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { shiftPatterns } from '#domain/patterns/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { relations } from '#domain/relations/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { workerNumber } from '#domain/timesheets/worker-number.ts';
import { rowToMembership, venues, venueUsers } from '#domain/venues/schema.ts';
import { CompareScreen } from '#features/applications/compare-screen.tsx';
import { RockstarScreen } from '#features/rockstars/rockstar-screen.tsx';
import { PatternsSheet } from '#features/shifts/planner/patterns-sheet.tsx';
import { WeekScreen } from '#features/shifts/planner/week-screen.tsx';
import { NextWeekHeads } from '#features/shifts/tonight/week-heads.tsx';
import { StaffScreen } from '#features/team/staff-screen.tsx';
import { VenuesScreen } from '#features/venues/venues-screen.tsx';
import { inHours, memberRow, OTHER, profileRow, ROW, relationRow } from '#tests/domain/more-rows.ts';
import {
  applicationRow,
  BOOKING,
  bookingRow,
  MANAGER,
  placedVenue,
  SHIFT,
  shiftRow,
  VENUE,
  venueRow,
  WORKER,
} from '#tests/domain/rows.ts';
import { personAt, pressUndo } from '#tests/support/screen.tsx';

describe('a team', () => {
  it('a role on the team goes back to what it was', async () => {
    const mina = await personAt(MANAGER);
    const stef = { id: ROW, user_id: OTHER, name: 'Stef', email: 'stef@example.com', role: 'staff' } as const;
    await mina.holds(venues, venueRow());
    await mina.holds(venueUsers, memberRow(), memberRow(stef));
    const { press } = mina.sees(<StaffScreen />);
    await press('Role of Stef: Staff');
    await press('Manager', 'menuitem');
    await pressUndo();
    await expect.poll(mina.outbox).toEqual([
      { name: 'change_member_role', args: { id: ROW, role: 'manager' } },
      { name: 'change_member_role', args: { id: ROW, role: 'staff' } },
    ]);
  });

  it('the venue of the profile comes first again once another one no longer does', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour', created_by: OTHER }));
    await mina.holds(venueUsers, memberRow(), memberRow({ id: ROW, venue_id: OTHER, is_primary: true }));
    const { press } = mina.sees(<VenuesScreen photoOf={() => null} />);
    await press('Remove Harbour as Primary');
    await expect.poll(mina.outbox).toEqual([{ name: 'set_primary_venue', args: { venue_id: VENUE } }]);
  });
});

it('whose venue the platform paused is told whom to write to', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow({ status: 'paused', paused_by_platform: true }));
  await mina.holds(venueUsers, memberRow());
  mina.sees(<VenuesScreen photoOf={() => null} />);
  const support = await screen.findByRole('link', { name: 'support@rockstars.example' });
  expect(support.getAttribute('href')).toBe('mailto:support@rockstars.example');
});

describe('what a venue thinks of somebody', () => {
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const rocco = <RockstarScreen own={own} rockstarId={WORKER} invite={() => null} message={null} reviews={null} />;
  const ofRocco = { venue_id: VENUE, worker_id: WORKER, side: 'venue' } as const;

  it('who is blocked is blocked with the venue’s own words', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(profiles, profileRow());
    const { press, types } = mina.sees(rocco);
    await press('Block Rocco Bianchi');
    await types('Rude to guests', 'Note (optional)');
    await press('Block');
    await expect
      .poll(mina.outbox)
      .toEqual([{ name: 'set_relation', args: { ...ofRocco, kind: 'blocked', note: 'Rude to guests' } }]);
  });

  it('a note that was typed before a block is there still after another act', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(profiles, profileRow());
    const { press, types, typed } = mina.sees(rocco);
    await press('Block Rocco Bianchi');
    await types('Rude to guests', 'Note (optional)');
    await press('Don’t block');
    await press('Favourite: Rocco Bianchi');
    await screen.findByText('Rocco Bianchi is a favourite');
    const note = { [`block-${VENUE}-${WORKER}`]: 'Rude to guests' };
    expect(typed()).toEqual(note);
    await press('Block Rocco Bianchi');
    await press('Block');
    await expect.poll(mina.outbox).toHaveLength(2);
    await expect.poll(typed).toEqual({});
  });

  it('whose note a colleague has rewritten meanwhile reads that before writing over it', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(profiles, profileRow());
    await mina.holds(relations, relationRow());
    const { press, types, typed } = mina.sees(rocco);
    await types('Knows the cellar', 'Note');
    await mina.holds(relations, relationRow({ note: 'Ask him first' }));
    await screen.findByText(/“Ask him first”/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Knows the cellar');
    await press('Save note');
    await expect.poll(mina.outbox).toMatchObject([{ args: { note: 'Knows the cellar' } }]);
    await expect.poll(typed).toEqual({});
    expect(screen.queryByText(/“Ask him first”/)).toBeNull();
  });

  it('whoever was booked here has the number that the file of hours has, and nobody else', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(profiles, profileRow());
    mina.sees(rocco);
    await screen.findByRole('button', { name: 'Block Rocco Bianchi' });
    expect(screen.queryByText('Worker number')).toBeNull();
    await mina.holds(bookings, bookingRow({ status: 'approved' }));
    await screen.findByText('Worker number');
    await screen.findByText(workerNumber({ venueId: VENUE, workerId: WORKER }));
  });

  it('a note on somebody is saved as it was typed', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(profiles, profileRow());
    await mina.holds(relations, relationRow());
    const { press, types } = mina.sees(rocco);
    await types(' Knows the cellar ', 'Note');
    await press('Save note');
    await expect
      .poll(mina.outbox)
      .toEqual([{ name: 'set_relation', args: { ...ofRocco, kind: 'favourite', note: 'Knows the cellar' } }]);
  });
});

describe('a week at a desk', () => {
  const monday = '2026-11-23';
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const nothing = () => undefined;
  const stamps = { row_xid: '11', created_at: '2026-11-20T10:00:00.000Z', updated_at: '2026-11-20T10:00:00.000Z' };

  // In the week of the shift, two days before it.
  beforeEach(() => vi.setSystemTime('2026-11-25T12:00:00Z'));
  afterEach(() => vi.useRealTimers());

  it('from a Friday on the first screen shows the next week too, and its planner is one press away', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(shifts, shiftRow());
    const on = (today: string) => <NextWeekHeads venue={placedVenue()} today={today} />;
    const { press, isAt } = mina.sees(
      <>
        {on('2026-11-19')}
        {on('2026-11-20')}
        {on('2026-11-27')}
      </>,
    );
    // Nothing is posted in the week after that shift's.
    const next = await screen.findByRole('region', { name: 'Next week' });
    expect(within(next).getAllByRole('listitem')).toHaveLength(7);
    await within(next).findByText('2 gaps');
    await press('Open planner', 'link');
    expect(isAt()).toBe('/venue/shifts?view=week&week=2026-11-23');
  });

  /** Two patterns, and one shift in that week. */
  async function minaOpensPatterns() {
    const mina = await personAt(MANAGER);
    const kept = [ROW, OTHER].map((id, nth) => ({
      ...{ id, venue_id: VENUE, name: ['Weekend', 'Fair'][nth] ?? '', shifts: [] },
      ...stamps,
    }));
    await mina.holds(shiftPatterns, ...kept);
    await mina.holds(shifts, shiftRow());
    const sheet = { venue: own.venue, monday, opened: true, onClose: nothing, run: async () => true };
    return { mina, ...mina.sees(<PatternsSheet {...sheet} />) };
  }

  it('of the patterns the one is thrown away that stands in the row', async () => {
    const { mina, press } = await minaOpensPatterns();
    await press('Delete Fair');
    await expect.poll(mina.outbox).toEqual([{ name: 'delete_shift_pattern', args: { id: OTHER } }]);
  });

  it('a week that is kept under a known name takes that pattern’s place', async () => {
    const { mina, press, types } = await minaOpensPatterns();
    await types('Weekend', /Save this week/);
    await press(/Replace/);
    await expect.poll(mina.outbox).toMatchObject([{ name: 'save_shift_pattern', args: { id: ROW, name: 'Weekend' } }]);
  });

  it('the name of a pattern that could not be saved stays in its field', async () => {
    const { mina, press, types } = await minaOpensPatterns();
    await types('Quiet weeks', /Save this week/);
    mina.disk.isFull(true);
    await press('Save pattern');
    await screen.findByText(/^Couldn’t save/);
    screen.getByDisplayValue('Quiet weeks');
    mina.disk.isFull(false);
    await press('Save pattern');
    await screen.findByDisplayValue('');
  });

  const over = {
    ...{ id: ROW, starts_at: '2026-11-24T18:00:00.000Z', ends_at: '2026-11-25T02:00:00.000Z' },
    ...{ starts_local: '2026-11-24T18:00', ends_local: '2026-11-25T02:00' },
  };

  /** Of Tuesday’s shift, which is over, and Friday’s. */
  async function minaSelectsBoth() {
    const mina = await personAt(MANAGER);
    await mina.holds(shifts, shiftRow(), shiftRow(over));
    const rest = { by: 'roles', monday, onMonday: nothing, selected: undefined, pane: null, aside: null } as const;
    const seen = mina.sees(<WeekScreen own={own} {...rest} />);
    await seen.press('Select');
    for (const cell of await screen.findAllByRole('link', { name: /Bartender/ })) await userEvent.click(cell);
    await screen.findByRole('heading', { name: '2 shifts selected' });
    return { mina, ...seen };
  }

  it('of several shifts only those are called off that can be, for the reason that was typed', async () => {
    const { mina, press, types, typed } = await minaSelectsBoth();
    await mina.holds(bookings, bookingRow());
    await press('Cancel 1 shift…');
    await screen.findByText('1 person is booked');
    await types('The kitchen is flooded', /Reason/);
    await press('Cancel 1 shift');
    const args = { id: SHIFT, reason: 'The kitchen is flooded', counted: [BOOKING] };
    await expect.poll(mina.outbox).toMatchObject([{ name: 'cancel_shift', args }]);
    await expect.poll(typed).toEqual({});
  });

  it('several shifts that are chosen are let go together', async () => {
    const { press } = await minaSelectsBoth();
    await press('Clear selection');
    await expect.poll(() => screen.queryByRole('heading', { name: /selected/ })).toBeNull();
  });
});

describe('applicants beside one another', () => {
  const shift = shiftRow({ starts_at: inHours(30), ends_at: inHours(38) });
  const people = [
    ['Rocco', WORKER],
    ['Rosa', OTHER],
    ['Ira', ROW],
  ] as const;
  const requests = people.map(([, id]) =>
    applicationRow({ id: id.replace('0190', '0191'), worker_id: id, status: 'viewed' }),
  );

  /** Rocco is a favourite and has been here, of Rosa nothing is known, and Ira’s acceptance was refused for want of rest. */
  async function minaCompares() {
    const mina = await personAt(MANAGER);
    await mina.holds(shifts, shift);
    await mina.holds(profiles, ...people.map(([name, id]) => profileRow({ id, name })));
    await mina.holds(applications, ...requests);
    await mina.holds(relations, relationRow());
    const past = { shift_id: ROW, starts_at: inHours(-60), ends_at: inHours(-52), status: 'approved' } as const;
    await mina.holds(bookings, bookingRow(past));
    const [, , iras] = requests.map(rowToApplication);
    if (iras === undefined) throw new Error('Ira did not ask');
    await mina.device.dispatch(decideApplication, decisionOn(iras, 'accept', { bookingId: OTHER as never }));
    mina.server.refuses.decide_application = 'rest_too_short';
    mina.comesOnline();
    return mina.sees(<CompareScreen shift={rowToShift(shift)} mayDecide invite={null} />);
  }

  it.each([
    ['Favourites', ['Rocco']],
    ['Been here', ['Rocco']],
    ['Rested', ['Rocco', 'Rosa']],
  ])('«%s» leaves those alone', async (filter, left) => {
    const { press } = await minaCompares();
    await screen.findByRole('row', { name: /Ira/ });
    await press(filter);
    const shown = () =>
      people.flatMap(([name]) => (screen.queryByRole('row', { name: new RegExp(name) }) === null ? [] : [name]));
    await expect.poll(shown).toEqual(left);
  });
});
