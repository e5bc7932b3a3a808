// By whose clock a screen tells of a moment, and where a long list or the past of a device ends.

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { conversations, messages } from '#domain/conversations/schema.ts';
import { earnedMonths } from '#domain/earnings/schema.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { SecurityScreen } from '#features/admin/security-screen.tsx';
import { useKeptPages } from '#features/admin/use-pages.ts';
import { UsersScreen } from '#features/admin/users-screen.tsx';
import { BookingScreen } from '#features/bookings/booking-screen.tsx';
import { MyShiftsScreen } from '#features/bookings/my-shifts-screen.tsx';
import { NextTicket } from '#features/bookings/next-ticket.tsx';
import { FoundList } from '#features/messages/found-list.tsx';
import { NotificationSheet } from '#features/notifications/notification-sheet.tsx';
import { CopyWeekSheet } from '#features/shifts/planner/copy-week-sheet.tsx';
import { PatternsSheet } from '#features/shifts/planner/patterns-sheet.tsx';
import { ClockPanel } from '#features/sync-status/clock-panel.tsx';
import { inHours, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, placedVenue, shiftRow, VENUE, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const idOf = (nth: number) => `0190a000-0000-7000-8000-0000000${String(nth).padStart(5, '0')}` as never;
const many = (count: number) => Array.from({ length: count }, (_, nth) => nth);
const nothing = () => undefined;

describe('a device that flies', () => {
  afterEach(() => {
    process.env.TZ = 'UTC';
  });

  it('tells the times of a shift by both clocks as soon as it is looked at in another zone', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(
      bookings,
      bookingRow({ starts_at: '2026-11-27T18:00:00.000Z', ends_at: '2026-11-28T02:00:00.000Z', tz: 'Europe/London' }),
    );
    rocco.sees(<BookingScreen bookingId={BOOKING} />);
    await screen.findByText('Shift times are local to the venue.');
    process.env.TZ = 'Asia/Tokyo';
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('Shift times are local to the venue. For you: Sat 28 Nov · 03:00–11:00.');
  });

  it('reads on the ticket by whose clock the next shift begins', async () => {
    process.env.TZ = 'Asia/Tokyo';
    const rocco = await personAt(WORKER);
    const ways = { message: null, late: null };
    const booking = { ...rowToBooking(bookingRow()), pending: null };
    rocco.sees(<NextTicket booking={booking} venue={placedVenue()} open={false} ways={ways} />);
    await screen.findByText('United Kingdom Time');
  });
});

describe('a device whose clock is wrong', () => {
  it('is told by how much at the second answer that says so, until it is set', async () => {
    const rocco = await personAt(WORKER);
    rocco.server.aheadMs = 3 * 3_600_000;
    rocco.sees(<ClockPanel />);
    rocco.comesOnline();
    const heard = () => rocco.device.status.get().serverTime;
    await expect.poll(heard).not.toBeNull();
    expect(screen.queryByText(/clock/)).toBeNull();
    rocco.device.syncNow();
    await screen.findByText(/^This device’s clock is 3 h behind\./);
    rocco.server.aheadMs = 0;
    rocco.device.syncNow();
    await expect.poll(() => screen.queryByText(/clock/)).toBeNull();
  });
});

describe('a list that is longer than its screen', () => {
  it('of notices has a way to the older ones, which count as seen once they are shown', async () => {
    const rocco = await personAt(WORKER);
    const told = many(130).map(nth => ({
      ...{ id: idOf(nth), row_xid: '1', user_id: WORKER, kind: 'unheard_of', payload: {}, must_ack: false },
      ...{ read_at: null, acked_at: null, created_at: inHours(-nth), updated_at: inHours(-nth) },
    }));
    await rocco.holds(notifications, ...told);
    const { press } = rocco.sees(<NotificationSheet area="rockstar" opened onClose={nothing} />);
    const marked = async () =>
      (await rocco.outbox()).flatMap(({ args }) => (args as { readonly ids: readonly string[] }).ids).length;
    await expect.poll(marked).toBe(100);
    await press('Show older ones');
    await expect.poll(marked).toBe(130);
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  it('of messages with a word says how many there are and that it shows the newest', async () => {
    const rocco = await personAt(WORKER);
    const at = inHours(-1);
    await rocco.holds(conversations, {
      ...{ id: ROW as never, row_xid: '1', venue_id: VENUE as never, rockstar_id: WORKER as never },
      ...{ last_content: null, last_template: null, last_sender_id: null, last_sender_side: null },
      ...{ last_message_at: at, created_at: at, updated_at: at },
    });
    const said = many(60).map(nth => ({
      ...{ id: idOf(nth), row_xid: '1', conversation_id: ROW as never, venue_id: VENUE, rockstar_id: WORKER },
      ...{ sender_id: WORKER as never, sender_side: 'rockstar' as const, sender_name: 'Rocco', content: 'Corkscrew' },
      ...{ template: null, created_at: inHours(-nth), delivered_at: null, read_at: null, unread_by: null },
      updated_at: at,
    }));
    await rocco.holds(messages, ...said);
    rocco.sees(<FoundList side="rockstar" text="corkscrew" />);
    const counted = /^60 messages · Shows the newest 50\. /;
    await expect.poll(() => screen.queryByRole('status')?.textContent).toMatch(counted);
    await expect.poll(() => screen.queryAllByRole('listitem')).toHaveLength(50);
  });

  const user = (id: string, name: string) => ({
    ...{ id, key: name, name, email: 'o@example.com', role: 'rockstar', adminRole: null, status: 'active' },
    ...{ town: null, createdAt: inHours(-9), seenAt: null },
  });

  function UsersOrOne() {
    const pages = useKeptPages();
    const [one, setOne] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOne(!one)}>
          Turn
        </button>
        {!one && <UsersScreen search={{}} onSearch={nothing} chosen={null} pane={undefined} pages={pages} />}
      </>
    );
  }

  it('of an admin is on the same page after a row of it was looked at in its place', async () => {
    const ada = await personAt(MANAGER, {
      admin_users: { rows: [user(OTHER, 'Ono')], more: true, total: 51, all: 51 },
    });
    const { press } = ada.sees(
      <AdminRoleContext value="support">
        <UsersOrOne />
      </AdminRoleContext>,
    );
    await screen.findByText('1–1 of 51');
    ada.server.answers.admin_users = { rows: [user(ROW, 'Onu')], more: false };
    await press('Next');
    await screen.findByText('51–51 of 51');
    await press('Turn');
    await press('Turn');
    await screen.findByText('51–51 of 51');
  });
});

describe('a week of a large house', () => {
  beforeEach(() => vi.setSystemTime('2026-11-25T12:00:00Z'));
  afterEach(() => vi.useRealTimers());

  const week = (count: number) =>
    many(count).map(nth =>
      shiftRow({
        ...{ id: idOf(nth), starts_local: '2026-11-27T18:00', ends_local: '2026-11-28T02:00' },
        ...{ starts_at: '2026-11-27T18:00:00.000Z', ends_at: '2026-11-28T02:00:00.000Z' },
      }),
    );

  it('is copied sixty shifts at a time, and says so', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(shifts, ...week(64));
    const run = vi.fn(async () => true);
    mina.sees(
      <CopyWeekSheet
        {...{ venue: placedVenue(), monday: '2026-11-30', opened: true, returnFocus: false, run }}
        onClose={nothing}
        onCopied={nothing}
      />,
    );
    await screen.findByText('Copy again for 4 more: 60 at a time.');
    expect(screen.getByRole('button', { name: 'Copy 60 shifts' })).toBeDefined();
  });

  it('makes a pattern of its first sixty, and says which are left out', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(shifts, ...week(64));
    const props = { venue: placedVenue(), monday: '2026-11-23', opened: true, run: async () => true };
    mina.sees(<PatternsSheet {...props} onClose={nothing} />);
    await screen.findByText('A pattern holds 60 shifts: the last 4 of this week are left out.');
    expect(screen.getByRole('textbox', { name: 'Save this week’s 60 shifts as' })).toBeDefined();
  });
});

describe('the past of a device', () => {
  const past = (days: number) =>
    bookingRow({ starts_at: inHours(-24 * days), ends_at: inHours(-24 * days + 6), status: 'approved' });
  const mine = <MyShiftsScreen requests={null} records={null} record={null} />;
  const ends = /^Shifts stay here for eight weeks after they end\./;

  it('ends with where the rest is', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(bookings, past(54));
    const { press } = rocco.sees(mine);
    await screen.findByText(ends);
    expect(screen.getByRole('link', { name: 'Work record' }).getAttribute('href')).toBe('/rockstar/record');
    await press('Week', 'radio');
    expect(screen.queryByText(ends)).toBeNull();
    for (const _ of many(9)) await press('The week before');
    await screen.findByText(ends);
  });

  it('of somebody who comes back after it is not called their first', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(earnedMonths, {
      ...{ id: ROW as never, row_xid: '1', worker_id: WORKER as never, venue_id: VENUE as never, currency: 'GBP' },
      ...{ month: `${inHours(-24 * 120).slice(0, 7)}-01`, shifts: 3, worked_min: 900, pay_minor: 9900, owed_minor: 0 },
      ...{ created_at: inHours(-9), updated_at: inHours(-9) },
    });
    rocco.sees(mine);
    await screen.findByText(ends);
    expect(screen.queryByText('No shifts yet')).toBeNull();
  });

  it('of somebody new has nothing before it', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(bookings, past(5));
    rocco.sees(mine);
    await screen.findByText('Past');
    expect(screen.queryByText(ends)).toBeNull();
  });
});

describe('the log', () => {
  function Log() {
    const [search, setSearch] = useState<Record<string, string>>({});
    return (
      <AdminRoleContext value="support">
        <SecurityScreen search={search} onSearch={next => setSearch(next as Record<string, string>)} />
      </AdminRoleContext>
    );
  }

  it('is asked for from the first of chosen days to the end of the last', async () => {
    const log = { rows: [], more: false, total: 0, all: 3 };
    const ada = await personAt(MANAGER, { admin_audit: log, admin_lockouts: { all: 0, rows: [] }, admin_sessions: [] });
    const { chooses } = ada.sees(<Log />);
    await chooses('By date', 'Time');
    const day = (label: string) => screen.findByLabelText(label);
    fireEvent.change(await day('First day'), { target: { value: '2026-10-31' } });
    fireEvent.change(await day('Last day'), { target: { value: '2026-11-01' } });
    const asked = () => ada.server.asked.findLast(([name]) => name === 'admin_audit')?.[1];
    await expect
      .poll(asked)
      .toMatchObject({ p_since: 'all', p_from: '2026-10-31T00:00:00.000Z', p_until: '2026-11-02T00:00:00.000Z' });
    await chooses('Last 7 days', 'Time');
    await expect.poll(asked).toMatchObject({ p_since: 'week', p_from: '', p_until: '' });
    expect(screen.queryByLabelText('First day')).toBeNull();
  });
});
