// Somebody who works for two venues, one of which is chosen, and what belongs to the other.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOwn } from '#bridge/kept.ts';
import { conversations } from '#domain/conversations/schema.ts';
import type { NotificationId } from '#domain/ids.ts';
import { notifications, rowToNotification } from '#domain/notifications/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { recordedShifts } from '#domain/recorded/schema.ts';
import { nightsElsewhere } from '#domain/shifts/other-nights.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { type VenueUserRow, venues, venueUsers } from '#domain/venues/schema.ts';
import { NewChat } from '#features/messages/new-chat.tsx';
import { ThreadPanel } from '#features/messages/thread-panel.tsx';
import { NoticeRow } from '#features/notifications/notice-row.tsx';
import { RemovedPanel } from '#features/notifications/removed-panel.tsx';
import { RockstarScreen } from '#features/rockstars/rockstar-screen.tsx';
import { SearchScreen } from '#features/search/search-screen.tsx';
import { VenueShiftScreen } from '#features/shifts/one-shift/venue-shift-screen.tsx';
import { TonightScreen } from '#features/shifts/tonight/tonight-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';
import { VenueSwitchPanel } from '#features/venues/venue-switch-panel.tsx';
import { HoursPage } from '#routes/-hours-page.tsx';
import type { Mirror } from '#sync/index.ts';
import { chatRow, memberRow, nthId, OTHER, profileRow, ROW, recordedRow } from '#tests/domain/more-rows.ts';
import { MANAGER, SHIFT, shiftRow, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

describe('a shift of a venue that is not the chosen one', () => {
  beforeEach(() => vi.setSystemTime('2026-11-25T12:00:00Z'));
  afterEach(() => vi.useRealTimers());

  /** Opened from a notification. */
  async function minaOpens(roleThere: 'manager' | 'staff') {
    const mina = await personAt(MANAGER);
    await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour' }));
    const here = memberRow({ is_primary: true, role: roleThere === 'staff' ? 'manager' : 'staff' });
    await mina.holds(venueUsers, here, memberRow({ id: ROW, venue_id: OTHER, role: roleThere }));
    await mina.holds(shifts, shiftRow({ venue_id: OTHER }));
    const seen = mina.sees(
      <>
        <VenueSwitchPanel />
        <VenueOfPanel of={{ what: 'shift', id: SHIFT }}>
          {own => <VenueShiftScreen own={own} shiftId={SHIFT} place={() => null} applicants={() => null} />}
        </VenueOfPanel>
      </>,
    );
    return { mina, ...seen };
  }

  it('is repeated there, and the header names that venue', async () => {
    const { mina, press } = await minaOpens('manager');
    await screen.findByRole('button', { name: 'Venue: Harbour' });
    await press('Repeat');
    await press('Save as draft');
    await expect.poll(mina.outbox).toMatchObject([{ name: 'save_shift', args: { venue_id: OTHER } }]);
  });

  it('is counted under the name of its venue in the menu, as long as it has a gap tonight', async () => {
    vi.setSystemTime('2026-11-27T17:00:00Z');
    const { press } = await minaOpens('manager');
    await press('Venue: Harbour');
    // Without a layout the menu counts as out of sight.
    const items = await screen.findAllByRole('menuitem', { hidden: true });
    await expect
      .poll(() => items.map(item => item.textContent))
      .toEqual(['The Copper Thistle', 'HarbourTonight, 2 gaps']);
  });

  it('is managed by who manages there, not by who manages the chosen one', async () => {
    await minaOpens('staff');
    await screen.findByText(/Managers post and change shifts/);
    expect(screen.queryByRole('button', { name: 'Repeat' })).toBeNull();
  });
});

describe('the first screen of one of several venues', () => {
  beforeEach(() => vi.setSystemTime('2026-11-27T19:00:00Z'));
  afterEach(() => vi.useRealTimers());

  const none = () => null;
  const parts = { fill: none, everyone: none, decisions: null, firstHour: null, unread: null };
  const first = (
    <OwnVenuePanel>
      {own => <TonightScreen key={own.venue.id} own={own} {...parts} person={{ message: none, acts: none }} />}
    </OwnVenuePanel>
  );

  async function minaWorksAtTwo(there: Partial<VenueUserRow> = {}) {
    const mina = await personAt(MANAGER);
    await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour', tz: 'Asia/Hong_Kong' }));
    await mina.holds(venueUsers, memberRow({ is_primary: true }), memberRow({ id: ROW, venue_id: OTHER, ...there }));
    await mina.holds(shifts, shiftRow({ id: nthId(1), confirmed_count: 1 }), shiftRow({ venue_id: OTHER }));
    return mina;
  }

  it('names the other that needs somebody tonight, without signal too, and leads there', async () => {
    const mina = await minaWorksAtTwo();
    const { press } = mina.sees(first);
    await screen.findByRole('heading', { name: 'Tonight, 1 gap' });
    const others = await screen.findByRole('region', { name: 'Tonight at your other venues' });
    const words = within(others)
      .getAllByRole('link')
      .map(link => link.textContent);
    expect(words).toEqual(['Harbour2 gaps · 1 shift started short · 03:00 local time']);
    await press(/^Harbour/, 'link');
    await screen.findByRole('heading', { name: 'Tonight, 2 gaps' });
    await press(/^The Copper Thistle.*1 gap/, 'link');
    await screen.findByRole('heading', { name: 'Tonight, 1 gap' });
  });

  it('asks nothing of a venue whose team the person has left', async () => {
    const mina = await minaWorksAtTwo({ revoked_at: '2026-11-20T10:00:00.000Z' });
    const mirror = mina.device.mirror.get() as Mirror;
    expect(await nightsElsewhere(mirror, { besides: VENUE, from: Date.now() })).toEqual([]);
  });
});

describe('the header of somebody with a venue in Lisbon and one in Helsinki, who is in Lisbon', () => {
  beforeEach(() => {
    process.env.TZ = 'Europe/Lisbon';
    vi.setSystemTime('2026-11-25T23:15:00Z');
  });
  afterEach(() => {
    vi.useRealTimers();
    process.env.TZ = 'UTC';
  });

  it.each([
    ['the day alone where the clock is theirs', VENUE, 'Wed 25 Nov'],
    ['the time too where it is another', OTHER, 'Thu 26 Nov, 01:15'],
  ])('says %s', async (_, chosen, words) => {
    const mina = await personAt(MANAGER);
    keepOwn('venue', chosen, MANAGER);
    const helsinki = venueRow({ id: OTHER, name: 'Satama', tz: 'Europe/Helsinki' });
    await mina.holds(venues, venueRow({ tz: 'Europe/Lisbon' }), helsinki);
    await mina.holds(venueUsers, memberRow({ is_primary: true }), memberRow({ id: ROW, venue_id: OTHER }));
    mina.sees(<VenueSwitchPanel />);
    await screen.findByText(words);
  });
});

describe('a search of two venues', () => {
  async function minaLooksFor(words: string) {
    const mina = await personAt(MANAGER);
    await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour' }));
    const both = [VENUE, OTHER] as const;
    const stef = { user_id: nthId(1), name: 'Stef Lund', email: 'stef@example.com', role: 'staff' } as const;
    const gone = { user_id: nthId(2), name: 'Gina Lund', revoked_at: '2026-11-20T10:00:00.000Z' } as const;
    await mina.holds(
      venueUsers,
      ...both.map((venue_id, nth) => memberRow({ id: nthId(10 + nth), venue_id })),
      ...both.map((venue_id, nth) => memberRow({ id: nthId(20 + nth), venue_id, ...stef })),
      memberRow({ id: nthId(30), ...gone }),
    );
    await mina.holds(profiles, profileRow());
    await mina.holds(conversations, ...both.map((venue_id, nth) => chatRow({ id: nthId(40 + nth), venue_id })));
    mina.sees(<SearchScreen area="venue" nav={[]} words={words} />);
  }

  it('has a colleague once, at however many of them they work, and nobody who has left', async () => {
    await minaLooksFor('Lund');
    const found = await screen.findAllByRole('option', { name: /Lund(?!”)/ });
    expect(found.map(one => one.textContent)).toEqual(['Stef LundTeam']);
  });

  it('says of each chat with somebody which of them it is with', async () => {
    await minaLooksFor('"Rocco');
    await screen.findByRole('option', { name: /Rocco.*The Copper Thistle/ });
    await screen.findByRole('option', { name: /Rocco.*Harbour/ });
  });
});

it('opens the hours of the venue that a notification is about', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour' }));
  await mina.holds(venueUsers, memberRow({ is_primary: true }), memberRow({ id: ROW, venue_id: OTHER }));
  const payload = { recorded_id: ROW, venue_id: OTHER, venue: 'Harbour', name: 'Rocco', role: 'bartender' };
  const told = rowToNotification({
    ...{ id: nthId(1) as NotificationId, row_xid: '9', user_id: MANAGER, kind: 'recorded_asked_to_venue', payload },
    ...{ must_ack: false, read_at: null, acked_at: null },
    ...{ created_at: '2026-11-25T10:00:00.000Z', updated_at: '2026-11-25T10:00:00.000Z' },
  });
  const { press, isAt } = mina.sees(
    <>
      <VenueSwitchPanel />
      <NoticeRow told={told} area="venue" fresh={false} onLeave={() => undefined} />
    </>,
  );
  await screen.findByRole('button', { name: 'Venue: The Copper Thistle' });
  await press(/Rocco/, 'link');
  await screen.findByRole('button', { name: 'Venue: Harbour' });
  // A deleted one cannot be chosen, so the address names it.
  expect(isAt()).toBe(`/venue/shifts/hours?venue=${OTHER}`);
});

it('shows the hours of the venue that a mail names, until another is chosen', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour' }));
  await mina.holds(venueUsers, memberRow({ is_primary: true }), memberRow({ id: ROW, venue_id: OTHER }));
  await mina.holds(recordedShifts, recordedRow({ venue_id: OTHER }));
  const { press, isAt } = mina.sees(
    <>
      <VenueSwitchPanel />
      <HoursPage />
    </>,
    `/venue/shifts/hours?venue=${OTHER}`,
  );
  await press('Venue: Harbour');
  await screen.findByRole('button', { name: 'Confirm' });
  // Without a layout the menu counts as out of sight.
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  for (const item of items) if (item.textContent === 'The Copper Thistle') fireEvent.click(item);
  await screen.findByRole('button', { name: 'Venue: The Copper Thistle' });
  await expect.poll(isAt).toBe('/venue/shifts/hours');
  await expect.poll(() => screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('begins a chat for the venue that is chosen', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour' }));
  await mina.holds(venueUsers, memberRow({ is_primary: true }), memberRow({ id: ROW, venue_id: OTHER }));
  keepOwn('venue', OTHER, MANAGER);
  const { press } = mina.sees(<NewChat />);
  await press('New chat');
  await screen.findByDisplayValue('Harbour');
});

it('leads from a chat to somebody’s page at the venue that the chat is with', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Harbour' }));
  await mina.holds(venueUsers, memberRow({ is_primary: true }), memberRow({ id: ROW, venue_id: OTHER }));
  await mina.holds(profiles, profileRow());
  await mina.holds(conversations, chatRow({ venue_id: OTHER }));
  const { press } = mina.sees(
    <>
      <VenueSwitchPanel />
      <ThreadPanel side="venue" conversationId={ROW} />
    </>,
  );
  await screen.findByRole('button', { name: 'Venue: The Copper Thistle' });
  await press(/^Rocco/, 'link');
  await screen.findByRole('button', { name: 'Venue: Harbour' });
});

it('asks for another venue anew whether somebody is free: its clock is another', async () => {
  const mina = await personAt(MANAGER, { free_for_slot: true });
  const helsinki = venueRow({ id: OTHER, name: 'Satama', tz: 'Europe/Helsinki' });
  await mina.holds(venues, venueRow({ tz: 'Europe/Lisbon' }), helsinki);
  await mina.holds(venueUsers, memberRow({ is_primary: true }), memberRow({ id: ROW, venue_id: OTHER }));
  await mina.holds(profiles, profileRow());
  const { press } = mina.sees(
    <>
      <VenueSwitchPanel />
      <OwnVenuePanel>
        {own => <RockstarScreen own={own} rockstarId={WORKER} invite={() => null} message={null} reviews={null} />}
      </OwnVenuePanel>
    </>,
  );
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '19:00' } });
  await press('Check');
  await screen.findByText(/^Rocco Bianchi is free: .* 19:00–23:00/);
  await press('Venue: The Copper Thistle');
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  for (const item of items) if (item.textContent === 'Satama') fireEvent.click(item);
  // What was asked for Lisbon is 21:00 there.
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('From').value).toBe('18:00');
  await press('Check');
  await screen.findByText(/^Rocco Bianchi is free: .* 18:00–23:00/);
});

it('says of which team the person is no longer a member, until they have seen it', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow());
  await mina.holds(venueUsers, memberRow());
  const at = '2026-11-25T10:00:00.000Z';
  await mina.holds(notifications, {
    ...{ id: nthId(1) as NotificationId, row_xid: '9', user_id: MANAGER, kind: 'member_removed' },
    ...{ payload: { venue_id: OTHER, venue: 'Harbour' }, must_ack: true, read_at: null, acked_at: null },
    ...{ created_at: at, updated_at: at },
  });
  const { press } = mina.sees(<RemovedPanel />);
  await screen.findByText(/no longer on the team of Harbour/);
  await press('Got it');
  await expect.poll(() => screen.queryByText(/Harbour/)).toBeNull();
  expect(await mina.outbox()).toMatchObject([{ name: 'acknowledge_notification', args: { id: nthId(1) } }]);
});
