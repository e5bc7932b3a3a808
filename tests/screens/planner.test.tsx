// The sheets of the planner: what a key in them does, and what they say of what they leave out.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowToBooking } from '#domain/bookings/schema.ts';
import { rowToProfile } from '#domain/profiles/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { AgainSheet } from '#features/shifts/change/again-sheet.tsx';
import { CancelManySheet } from '#features/shifts/change/cancel-many-sheet.tsx';
import { TimesSheet } from '#features/shifts/change/times-sheet.tsx';
import type { Deed } from '#features/shifts/change/use-undo.ts';
import { CopyWeekSheet } from '#features/shifts/planner/copy-week-sheet.tsx';
import { PatternsSheet } from '#features/shifts/planner/patterns-sheet.tsx';
import { nthId, profileRow } from '#tests/domain/more-rows.ts';
import { bookingRow, MANAGER, placedVenue, SHIFT, shiftRow } from '#tests/domain/rows.ts';
import { personAt, pressUndo } from '#tests/support/screen.tsx';

const none = () => undefined;

// In the week of the shift, two days before it.
beforeEach(() => vi.setSystemTime('2026-11-25T12:00:00Z'));
afterEach(() => vi.useRealTimers());

/** What the sheets did: the arguments of each act. */
function deeds() {
  const done: unknown[] = [];
  const run = async (deed: Deed) => {
    done.push(...deed.steps().map(({ act }) => act.args));
    return true;
  };
  return { done, run };
}

/** As a browser does it: only where an act says that it is the one of the form. */
function enter(field: HTMLElement | undefined, act?: string): void {
  const form = field?.closest('form');
  if (act !== undefined) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: act });
    expect([button.type, button.getAttribute('form'), button.disabled]).toEqual(['submit', form?.id, false]);
  }
  form?.requestSubmit();
}

it('Enter in the day moves a shift, in the times it saves them, and in neither it posts a copy', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(shifts, shiftRow());
  const { done, run } = deeds();
  const of = { venue: placedVenue(), shiftId: SHIFT, run, onClose: none };
  mina.sees(
    <>
      <AgainSheet {...of} day="2026-11-29" how="copy" />
      <AgainSheet {...of} day="2026-11-29" how="move" />
      <TimesSheet {...of} asked={{ shiftId: SHIFT, how: 'times', minutes: 15 }} />
    </>,
  );
  await expect.poll(() => screen.queryAllByLabelText('Day')).toHaveLength(2);
  // Which of the sheets rises first, nobody says.
  const dayOf = (name: string) => within(screen.getByRole('dialog', { name })).getByLabelText('Day');
  enter(dayOf('Again on another day'));
  enter(dayOf('Move to another day'), 'Move it there');
  await expect.poll(() => done).toMatchObject([{ id: SHIFT, starts_local: '2026-11-29T18:00' }]);
  enter(await screen.findByLabelText('Ends'), 'Save times');
  await expect.poll(() => done).toMatchObject([{}, { id: SHIFT, ends_local: '2026-11-28T02:15' }]);
});

it('last week’s drafts are not copied, which is said', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(shifts, shiftRow({ status: 'draft', published_at: null }));
  const of = { venue: placedVenue(), monday: '2026-11-30', opened: true, returnFocus: false };
  mina.sees(<CopyWeekSheet {...of} run={deeds().run} onCopied={none} onClose={none} />);
  await screen.findByText(/^1 draft of that week isn’t copied/);
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('a pattern that is deleted by a slip comes back whole', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(shifts, shiftRow());
  const of = { venue: placedVenue(), monday: '2026-11-23', opened: true, run: deeds().run };
  const { press, types } = mina.sees(<PatternsSheet {...of} onClose={none} />);
  await types('Weekend', /Save this week/);
  await press('Save pattern');
  await press('Delete Weekend');
  await pressUndo();
  await screen.findByRole('button', { name: 'Delete Weekend' });
  const [kept, _, back] = await mina.outbox();
  expect(back).toMatchObject({ name: 'save_shift_pattern', args: { name: 'Weekend' } });
  const { shifts: before } = (kept?.args ?? {}) as { readonly shifts?: readonly unknown[] };
  expect(before).toHaveLength(1);
  expect(back?.args).toMatchObject({ shifts: before });
});

it('before several are called off only those are named who are owed, and two currencies are not added', async () => {
  const mina = await personAt(MANAGER);
  const nights = [
    ['Rocco', '2026-11-25T15:00:00.000Z', 'GBP'],
    ['Rosa', '2026-11-25T16:00:00.000Z', 'EUR'],
    ['Sam', '2026-11-29T15:00:00.000Z', 'GBP'],
  ] as const;
  const all = nights.map(([name, starts_at, currency], nth) => {
    const ends_at = new Date(Date.parse(starts_at) + 8 * 3_600_000).toISOString();
    const [id, worker_id] = [nthId(nth), nthId(nth + 10)];
    return {
      shift: { ...rowToShift(shiftRow({ id, starts_at, ends_at, currency })), pending: null, pack: null },
      booking: {
        ...rowToBooking(bookingRow({ id, shift_id: id, worker_id, starts_at, ends_at, currency })),
        pending: null,
      },
      person: rowToProfile(profileRow({ id: worker_id, name })),
    };
  });
  const places = {
    byShift: new Map(),
    from: 0,
    booked: all.map(({ booking }) => booking),
    people: new Map(all.map(({ person }) => [person.id, person])),
  };
  mina.sees(
    <CancelManySheet
      shifts={all.map(({ shift }) => shift)}
      places={places}
      run={async () => true}
      onClose={none}
      onDone={none}
    />,
  );
  await screen.findByText(/^You owe £[\d.]+ \+ €[\d.]+$/);
  await screen.findByText(/^Rocco £[\d.]+ · Rosa €[\d.]+\. Up to/);
});
