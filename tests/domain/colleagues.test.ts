import { describe, expect, it } from 'vitest';
import { changedByColleagues, seenOf } from '#domain/shifts/colleagues.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import { MANAGER, shiftRow, WORKER } from './rows.ts';

const MINA = WORKER;
const [late, early] = ['late', 'early'];

function shift(changes: Partial<ShiftRow> = {}, pending: VenueShift['pending'] = null): VenueShift {
  return { ...rowToShift(shiftRow({ id: late, ...changes })), pending };
}

const before = seenOf([shift()]);

describe('a colleague’s change is told', () => {
  it('of a shift that stands otherwise than before, by who signed it', () => {
    const stretched = shift({ ends_at: '2026-11-28T03:00:00.000Z', updated_by: MINA });
    expect(changedByColleagues(before, [stretched], MANAGER)).toEqual([{ shiftId: late, by: MINA }]);
    expect(changedByColleagues(seenOf([stretched]), [stretched], MANAGER)).toEqual([]);
  });

  it('of a shift that a colleague has just written', () => {
    const drafted = shift({ id: early, status: 'draft', updated_by: MINA });
    expect(changedByColleagues(before, [shift(), drafted], MANAGER)).toEqual([{ shiftId: early, by: MINA }]);
  });
});

it.each([
  ['what one did oneself', shift({ rate_minor: 1600, updated_by: MANAGER })],
  ['a place that a Rockstar took', shift({ confirmed_count: 1, updated_by: null })],
  ['a signature over words that stayed', shift({ updated_by: MINA })],
  ['a shift that this device is changing itself', shift({ rate_minor: 1600, updated_by: MINA }, 'queued')],
])('%s is nobody’s news', (_, now) => {
  expect(changedByColleagues(before, [now], MANAGER)).toEqual([]);
});

it('a board that was empty may just be coming', () => {
  expect(changedByColleagues(seenOf([]), [shift({ updated_by: MINA })], MANAGER)).toEqual([]);
});
