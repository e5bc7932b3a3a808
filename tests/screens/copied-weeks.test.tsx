// A week of one venue copied into another, or a post begun from its template, by somebody who runs both.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shifts } from '#domain/shifts/schema.ts';
import { shiftTemplates } from '#domain/templates/schema.ts';
import { rowToMembership, venues, venueUsers } from '#domain/venues/schema.ts';
import type { Deed } from '#features/shifts/change/use-undo.ts';
import { CopyWeekSheet } from '#features/shifts/planner/copy-week-sheet.tsx';
import { WeekScreen } from '#features/shifts/planner/week-screen.tsx';
import { NewShiftScreen } from '#features/shifts/post/shift-form-screen.tsx';
import { memberRow, nthId, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER, placedVenue, shiftRow, venueRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

beforeEach(() => vi.setSystemTime('2026-11-25T12:00:00Z'));
afterEach(() => vi.useRealTimers());

const none = () => undefined;
const HARBOUR = { id: OTHER, name: 'Harbour', currency: 'EUR', tz: 'Europe/Madrid', area: 'madrid' } as const;

/** Mina runs the Copper Thistle and the Harbour, and works in the Attic. */
async function minaAtThree() {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow(), venueRow(HARBOUR), venueRow({ id: nthId(9), name: 'Attic' }));
  const there = memberRow({ id: ROW, venue_id: OTHER, role: 'manager' });
  const attic = memberRow({ id: nthId(8), venue_id: nthId(9), role: 'staff' });
  await mina.holds(venueUsers, memberRow({ is_primary: true }), there, attic);
  return { mina };
}

/** The week after, at the Copper Thistle; the Harbour posted two roles this week. */
async function minaCopies() {
  const { mina } = await minaAtThree();
  const theirs = {
    venue_id: OTHER,
    currency: 'EUR',
    tz: 'Europe/Madrid',
    starts_at: '2026-11-27T17:00:00.000Z',
  } as const;
  await mina.holds(
    shifts,
    shiftRow({ id: nthId(1), ...theirs }),
    shiftRow({ id: nthId(2), ...theirs, role: 'host' }),
    shiftRow({ id: nthId(3), role: 'chef', starts_at: '2026-10-30T18:00:00.000Z' }),
    shiftRow({ id: nthId(4), rate_minor: 1610, starts_at: '2026-10-30T18:00:00.000Z' }),
  );
  const done: unknown[] = [];
  const run = async (deed: Deed) => {
    done.push(...deed.steps().map(({ act }) => act.args));
    return true;
  };
  const of = { venue: placedVenue(), monday: '2026-11-30', opened: true, returnFocus: false, run };
  return { done, ...mina.sees(<CopyWeekSheet {...of} onCopied={none} onClose={none} />) };
}

/** Options of the sheet, by their place: the same week of the Harbour, and the one before it. */
const [SAME, BEFORE] = ['1', '2'] as const;

it('a week of another venue becomes drafts here, once its pay is said where neither currency nor role tells it', async () => {
  const { chooses, done, press, types } = await minaCopies();
  await chooses(BEFORE, 'Copy from');
  await press('Copy 2 shifts');
  const pay = await screen.findByLabelText(/^Pay per hour, /);
  await expect.poll(() => document.activeElement).toBe(pay);
  expect(done).toEqual([]);
  await types('14.50', /^Pay per hour, Host/);
  await press('Copy 2 shifts');
  await expect
    .poll(() => done)
    .toMatchObject([
      { venue_id: placedVenue().id, role: 'bartender', rate_minor: 1610, starts_local: '2026-12-04T18:00' },
      { venue_id: placedVenue().id, role: 'host', rate_minor: 1450, starts_at: '2026-12-04T18:00:00.000Z' },
    ]);
});

it('of another venue the same week can be chosen, and the one before it', async () => {
  const { chooses } = await minaCopies();
  await chooses(SAME, 'Copy from');
  await screen.findByText('That week has nothing that isn’t here already.');
  await chooses(BEFORE, 'Copy from');
  await screen.findByRole('button', { name: 'Copy 2 shifts' });
});

it('into the week that runs come the days that are still to come, and the sheet says how many are not', async () => {
  const { mina } = await minaAtThree();
  const on = (nth: number, day: string) =>
    shiftRow({
      ...{ id: nthId(nth), starts_local: `${day}T18:00`, ends_local: `${day}T23:00` },
      ...{ starts_at: `${day}T18:00:00.000Z`, ends_at: `${day}T23:00:00.000Z` },
    });
  await mina.holds(shifts, on(1, '2026-11-16'), on(2, '2026-11-17'), on(3, '2026-11-20'));
  const of = { venue: placedVenue(), monday: '2026-11-23', opened: true, returnFocus: false, run: async () => true };
  mina.sees(<CopyWeekSheet {...of} onCopied={none} onClose={none} />);
  await screen.findByRole('button', { name: 'Copy 1 shift' });
  screen.getByText('2 shifts are left out: they’re over or nearly over.');
});

it('that one week has nothing to copy is not said of the next one that is chosen', async () => {
  const { chooses } = await minaCopies();
  const nothing = 'That week has nothing that isn’t here already.';
  await chooses(SAME, 'Copy from');
  await screen.findByText(nothing);
  fireEvent.change(screen.getByLabelText('Copy from'), { target: { value: BEFORE } });
  expect(screen.queryByText(nothing)).toBeNull();
  await screen.findByRole('button', { name: 'Copy 2 shifts' });
});

it('no week is offered of a venue where the person only works on the team', async () => {
  await minaCopies();
  const field = await screen.findByLabelText<HTMLSelectElement>('Copy from');
  expect([...field.options].map(({ text }) => text.replace(/\s/g, ' '))).toEqual([
    'The Copper Thistle, 23–29 November',
    'Harbour, 30 November – 6 December',
    'Harbour, 23–29 November',
  ]);
});

it('the planner offers a week to whoever runs several venues, else the last one', async () => {
  const { mina } = await minaAtThree();
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const rest = {
    by: 'roles',
    monday: '2026-11-23',
    onMonday: none,
    selected: undefined,
    pane: null,
    aside: null,
  } as const;
  mina.sees(<WeekScreen own={own} {...rest} />);
  await screen.findByRole('button', { name: 'Copy a week' });
  await mina.holds(venueUsers, memberRow({ id: ROW, venue_id: OTHER, role: 'staff' }));
  await screen.findByRole('button', { name: 'Copy last week' });
});

it('a post begins from a template of another venue that one runs: with pay and shift pack of this one', async () => {
  const { mina } = await minaAtThree();
  const template = {
    ...{ row_xid: '1', created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z', tips: false },
    ...{ role: 'host', break_min: 30, rate_minor: 1600, positions: 1, favourites_hours: 0 },
    ...{ starts_time: '20:00', ends_time: '02:00', fair_minutes: 0, title: 'Late door' },
    booking_mode: 'review',
  } as const;
  const theirs = { id: nthId(21), venue_id: OTHER, name: 'Friday door', pack: { arrival_note: 'By the harbour' } };
  const attic = { id: nthId(22), venue_id: nthId(9), name: 'Attic night', pack: {} };
  await mina.holds(shiftTemplates, { ...template, ...theirs }, { ...template, ...attic });
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const { chooses, types } = mina.sees(<NewShiftScreen own={own} today={false} />);
  await types('By the yard', /^Getting there/);
  await chooses('Friday door', 'Start from');
  await screen.findByText(/^A template of Harbour\. .*Posted there in EUR/);
  const written = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  await expect.poll(() => written(/^Title/)).toBe('Late door');
  expect([written(/^Getting there/), written(/^Pay per hour/)]).toEqual(['By the yard', '']);
  expect(screen.queryByRole('option', { name: 'Attic night' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete template/ })).toBeNull();
});
