import { describe, expect, it } from 'vitest';
import { respondChange, settleChange } from '#domain/bookings/answers.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type EditShiftArgs, editShift, termsOf } from '#domain/shifts/edit.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { isMaterial, rowToTerms, type TermsRow } from '#domain/shifts/terms.ts';
import { BOOKING, bookingRow, by, MANAGER, PlainTx, SHIFT, shiftRow, WORKER } from './rows.ts';

const agreed = termsOf(bookingRow());

describe('asks again', () => {
  it.each<[string, Partial<TermsRow>, boolean]>([
    ['nothing changed', {}, false],
    ['15 minutes later', { starts_at: '2026-11-27T18:15:00.000Z' }, false],
    ['16 minutes earlier', { starts_at: '2026-11-27T17:44:00.000Z' }, true],
    ['ends 15 minutes sooner', { ends_at: '2026-11-28T01:45:00.000Z' }, false],
    ['ends 16 minutes later', { ends_at: '2026-11-28T02:16:00.000Z' }, true],
    ['more pay', { rate_minor: 1600 }, false],
    ['a penny less', { rate_minor: 1549 }, true],
    ['a shorter break', { break_min: 0 }, false],
    ['a longer break', { break_min: 31 }, true],
    ['another role', { role: 'host' }, true],
    ['another place', { place: '3 Quay Street, London' }, true],
    ['a place that nobody wrote down', { place: null }, false],
  ])('%s: %j is %s', (_, change, material) => {
    expect(isMaterial(rowToTerms(agreed), rowToTerms({ ...agreed, ...change }))).toBe(material);
  });
});

describe('a change on the device', () => {
  const edit = (changes: Partial<EditShiftArgs>): EditShiftArgs => {
    const { starts_local, ends_local, tips, positions, booking_mode, version } = shiftRow();
    return { id: SHIFT, ...agreed, starts_local, ends_local, tips, positions, booking_mode, version, ...changes };
  };
  const stage = () => new PlainTx().holding(shifts, shiftRow()).holding(bookings, bookingRow());

  it('for the better moves no version and asks nobody', async () => {
    const tx = stage();
    await editShift.apply(tx, edit({ rate_minor: 1700 }), by(MANAGER));
    expect(await tx.get(shifts, SHIFT)).toMatchObject({ rate_minor: 1700, version: shiftRow().version });
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'confirmed' });
  });

  it('is measured from where the version began: two small moves come to one that asks, and then it begins anew', async () => {
    const tx = stage();
    const versions: (number | undefined)[] = [];
    for (const minute of [10, 20, 30, 40]) {
      await editShift.apply(tx, { id: SHIFT, starts_at: `2026-11-27T18:${minute}:00.000Z`, version: 1 }, by(MANAGER));
      versions.push((await tx.get(shifts, SHIFT))?.version);
    }
    const { version } = shiftRow();
    expect(versions).toEqual([version, version + 1, version + 1, version + 2]);
  });

  it('for the worse is a question, and the answer settles it', async () => {
    const tx = stage();
    await editShift.apply(tx, edit({ rate_minor: 1400 }), by(MANAGER));
    expect(await tx.get(shifts, SHIFT)).toMatchObject({ version: shiftRow().version + 1 });
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'change_pending', rate_minor: 1550 });
    await respondChange.apply(tx, { id: BOOKING, answer: 'accept', version: 2 }, by(WORKER));
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'confirmed', rate_minor: 1400, proposed: null });
  });

  it('that nobody answered is taken back or lets them go', async () => {
    for (const [choice, status] of [
      ['revert', 'confirmed'],
      ['release', 'released'],
    ] as const) {
      const tx = stage();
      await editShift.apply(tx, edit({ rate_minor: 1400 }), by(MANAGER));
      await settleChange.apply(tx, { id: BOOKING, choice, version: 2 }, by(MANAGER));
      expect(await tx.get(bookings, BOOKING)).toMatchObject({ status, rate_minor: 1550, proposed: null, version: 3 });
    }
  });
});
