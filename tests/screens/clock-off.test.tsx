// What can be done until a moment, on a device whose clock is days off: Encore’s clock decides it, so the screen goes by that.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { reliabilityEvents } from '#domain/reliability/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { rowToMembership, venues, venueUsers } from '#domain/venues/schema.ts';
import { DisputesWaitingPanel } from '#features/disputes/disputes-waiting-panel.tsx';
import { OwnInvitationsScreen } from '#features/invitations/own-invitations-screen.tsx';
import { NoShowContestBar } from '#features/reliability/no-show-contest-bar.tsx';
import { CancelShiftSheet } from '#features/shifts/change/cancel-shift-sheet.tsx';
import { FindScreen } from '#features/shifts/find/find-screen.tsx';
import { DayListScreen } from '#features/shifts/planner/day-list-screen.tsx';
import { NewShiftScreen } from '#features/shifts/post/shift-form-screen.tsx';
import { TonightScreen } from '#features/shifts/tonight/tonight-screen.tsx';
import { disputeRow, inHours, invitationRow, memberRow, OTHER, profileRow, ROW } from '#tests/domain/more-rows.ts';
import {
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
import { personAt } from '#tests/support/screen.tsx';

/** Somebody with a device that is so many hours fast, and what that device calls a moment so many hours from now. */
async function personFast(userId: string, fastHours: number) {
  const person = await personAt(userId);
  person.server.aheadMs = -fastHours * 3_600_000;
  return { person, encore: (hours: number) => inHours(hours - fastHours) };
}

async function online({ person }: Awaited<ReturnType<typeof personFast>>): Promise<void> {
  person.comesOnline();
  await expect.poll(() => person.device.status.get().serverTime).not.toBeNull();
  person.server.isHere = false;
}

it('fast: an invitation that is open for hours yet can be accepted', async () => {
  const fast = await personFast(WORKER, 26);
  await fast.person.holds(shifts, shiftRow({ starts_at: fast.encore(30), ends_at: fast.encore(36) }));
  await fast.person.holds(workInvitations, invitationRow({ expires_at: fast.encore(20) }));
  await online(fast);
  const { press } = fast.person.sees(<OwnInvitationsScreen />);
  await press('Accept');
  await expect
    .poll(() => fast.person.outbox())
    .toMatchObject([{ name: 'respond_invitation', args: { id: ROW, answer: 'accept' } }]);
});

it('slow: an invitation that has run out is said to have', async () => {
  const slow = await personFast(WORKER, -26);
  await slow.person.holds(shifts, shiftRow({ starts_at: slow.encore(1), ends_at: slow.encore(7) }));
  await slow.person.holds(workInvitations, invitationRow({ expires_at: slow.encore(-1) }));
  await online(slow);
  slow.person.sees(<OwnInvitationsScreen />);
  await screen.findByText(/^This invitation expired/);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('fast: whether a no-show is right can be said for as long as it waits', async () => {
  const fast = await personFast(WORKER, 60);
  const missed = fast.encore(-20);
  const times = { starts_at: missed, ends_at: fast.encore(-12) };
  await fast.person.holds(bookings, bookingRow({ ...times, status: 'no_show', no_show_at: fast.encore(-19) }));
  await fast.person.holds(reliabilityEvents, {
    ...{ id: ROW, row_xid: '11', booking_id: BOOKING, worker_id: WORKER, venue_id: VENUE, tz: 'Europe/London' },
    ...{ kind: 'no_show', points: 12, strikes: 3, strikes_left: 0, clean_shifts: 0, minutes: null },
    ...{ happened_at: missed, counts_from: fast.encore(50), accepted_at: null, appealed_at: null, appeal: null },
    ...{ created_at: missed, updated_at: missed },
  });
  await online(fast);
  fast.person.sees(<NoShowContestBar bookingId={BOOKING} />);
  await screen.findByRole('button', { name: 'It is right' });
});

it('fast: a venue has the whole of its time to say its side', async () => {
  const fast = await personFast(MANAGER, 30);
  await fast.person.holds(bookings, bookingRow());
  await fast.person.holds(disputes, disputeRow({ answer_by: fast.encore(24) }));
  await online(fast);
  fast.person.sees(<DisputesWaitingPanel venueId={VENUE} />);
  await screen.findByRole('link', { name: /Hours in dispute/ });
});

it('slow: a venue reads what calling off a shift of tonight costs it', async () => {
  const slow = await personFast(MANAGER, -60);
  const times = { starts_at: slow.encore(3), ends_at: slow.encore(9) };
  const row = shiftRow({ ...times, status: 'published' });
  await slow.person.holds(shifts, row);
  await slow.person.holds(bookings, bookingRow({ ...times, id: OTHER, shift_id: SHIFT, status: 'confirmed' }));
  await online(slow);
  slow.person.sees(<CancelShiftSheet shift={{ ...rowToShift(row), pending: null }} opened onClose={() => undefined} />);
  await screen.findByText(/^You owe/);
});

describe('it is Friday noon at Encore, and this device says', () => {
  const none = () => null;
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const parts = { fill: none, everyone: none, decisions: null, firstHour: null, unread: null };

  beforeEach(() => void vi.setSystemTime('2026-11-28T12:00:00Z'));
  afterEach(() => void vi.useRealTimers());

  async function saturdayOn(userId: string) {
    const fast = await personFast(userId, 24);
    await fast.person.holds(venues, venueRow());
    await fast.person.holds(shifts, shiftRow());
    return fast;
  }

  async function minaWith() {
    const fast = await saturdayOn(MANAGER);
    await fast.person.holds(venueUsers, memberRow({ is_primary: true }));
    return fast;
  }

  it('Saturday: a Rockstar finds what is open tonight', async () => {
    const fast = await saturdayOn(WORKER);
    await fast.person.holds(profiles, profileRow());
    await online(fast);
    fast.person.sees(<FindScreen />);
    await screen.findByText('Fri 27 Nov');
  });

  it('Saturday: a venue’s board is of tonight', async () => {
    const fast = await minaWith();
    await online(fast);
    fast.person.sees(<TonightScreen own={own} {...parts} person={{ message: none, acts: none }} />);
    await screen.findByRole('heading', { name: /^Tonight/ });
  });

  it('Saturday: tonight’s shift is among a phone’s coming ones, and not past', async () => {
    const fast = await minaWith();
    await online(fast);
    fast.person.sees(<DayListScreen own={own} pane={undefined} acts={null} />);
    await screen.findByRole('heading', { name: 'Fri 27 Nov' });
  });

  it('Saturday: what is posted begins as tomorrow’s', async () => {
    const fast = await minaWith();
    await online(fast);
    fast.person.sees(<NewShiftScreen own={own} today={false} />);
    expect((await screen.findByLabelText<HTMLInputElement>('Day')).value).toBe('2026-11-28');
  });
});
