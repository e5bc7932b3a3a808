// The planner by keys, as it was just opened: nothing on its board has the focus yet.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shifts } from '#domain/shifts/schema.ts';
import { rowToMembership } from '#domain/venues/schema.ts';
import { WeekScreen } from '#features/shifts/planner/week-screen.tsx';
import { memberRow, OTHER } from '#tests/domain/more-rows.ts';
import { MANAGER, placedVenue, shiftRow } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

beforeEach(() => vi.setSystemTime('2026-11-25T12:00:00Z'));
afterEach(() => vi.useRealTimers());

it('G goes to the first gap', async () => {
  const mina = await personAt(MANAGER);
  const filled = { confirmed_count: 1, positions: 1, starts_at: '2026-11-26T18:00:00.000Z' };
  const later = { starts_local: '2026-11-28T18:00', starts_at: '2026-11-28T18:00:00.000Z' };
  await mina.holds(shifts, shiftRow(filled), shiftRow({ id: OTHER, ...later, ends_at: '2026-11-29T02:00:00.000Z' }));
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const rest = { by: 'roles', monday: '2026-11-23', onMonday: () => undefined, selected: undefined } as const;
  mina.sees(<WeekScreen own={own} {...rest} pane={null} aside={null} />);
  expect(await screen.findAllByRole('link', { name: /Bartender/ })).toHaveLength(2);
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('g');
  expect(document.activeElement?.getAttribute('data-shift')).toBe(OTHER);
});
