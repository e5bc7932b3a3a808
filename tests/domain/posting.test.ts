// What posting many drafts means, before it is done: those that a week has already.
import { expect, it } from 'vitest';
import { countTwins } from '#domain/shifts/posting.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { shiftRow } from './rows.ts';

const shift = (id: string, changes: object) => rowToShift(shiftRow({ id, ...changes }));

it('counts drafts that ask for what is posted already, or for what another draft asks for', () => {
  const posted = shift('posted', {});
  const again = shift('again', { status: 'draft' });
  const other = shift('other', { status: 'draft', role: 'waiter' });
  const thrice = [1, 2, 3].map(nth => shift(`later-${nth}`, { status: 'draft', ends_at: '2026-11-28T01:00:00.000Z' }));
  expect(countTwins([again, other], [posted, again, other])).toBe(1);
  expect(countTwins(thrice, thrice)).toBe(2);
  expect(countTwins([again, other], [shift('cancelled', { status: 'cancelled' }), again, other])).toBe(0);
});
