// By whose clock the desk's screens are, on a phone: its header has no room for the venue's day and time.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shifts } from '#domain/shifts/schema.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { DayListScreen } from '#features/shifts/planner/day-list-screen.tsx';
import { TonightScreen } from '#features/shifts/tonight/tonight-screen.tsx';
import { HoursScreen } from '#features/timesheets/hours-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { memberRow } from '#tests/domain/more-rows.ts';
import { MANAGER, shiftRow, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

/** The test's window can be given a size. */
const { happyDOM } = window as unknown as {
  readonly happyDOM: { setViewport(size: { readonly width: number; readonly height: number }): void };
};
const sized = (width: number, height: number) => act(() => happyDOM.setViewport({ width, height }));

beforeEach(() => {
  process.env.TZ = 'Europe/Lisbon';
  vi.setSystemTime('2026-11-25T23:15:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  process.env.TZ = 'UTC';
  sized(1024, 768);
});

const none = () => null;
const parts = { fill: none, everyone: none, decisions: null, firstHour: null, unread: null };
const desk = (
  <OwnVenuePanel>
    {own => (
      <>
        <TonightScreen own={own} {...parts} person={{ message: none, acts: none }} />
        <DayListScreen own={own} pane={undefined} acts={null} />
        <HoursScreen own={own} views={null} records={null} reviews={none} />
      </>
    )}
  </OwnVenuePanel>
);

async function minaReads(tz: string) {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow({ tz }));
  await mina.holds(venueUsers, memberRow({ is_primary: true }));
  await mina.holds(shifts, shiftRow({ tz }));
  mina.sees(desk);
  await screen.findByRole('heading', { name: /No one on tonight|Tonight/ });
}

it('a phone in another zone says the venue’s day and time, and whose they are', async () => {
  sized(360, 780);
  await minaReads('Europe/Helsinki');
  const said = 'Venue time: Thu 26 Nov, 01:15 · Eastern European Time';
  await expect.poll(() => screen.queryAllByText(said)).toHaveLength(3);
});

it.each([
  ['a phone where the clocks agree', 360, 'Europe/Lisbon'],
  ['a tablet, whose header says it', 820, 'Europe/Helsinki'],
])('%s says nothing more', async (_, width, tz) => {
  sized(width, 1180);
  await minaReads(tz);
  await screen.findByRole('heading', { level: 1, name: /no hours yet$/ });
  expect(screen.queryByText(/Venue time/)).toBeNull();
});
