import { expect, it } from 'vitest';
import { PUNCHES_A_SHEET, type Punch, readSheet, signedSheets } from '#domain/attendance/sheets.ts';
import type { BookingId } from '#domain/ids.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const BOOKING = '01a20975-429c-75a6-8c00-09b1ff5dd561' as BookingId;
const PUNCH: Punch = {
  id: '01a20975-429c-75a6-8c00-09b1ff5dd562',
  kind: 'in',
  said_at: '2026-11-27T18:02:11.123Z',
  offset_s: -4,
  clock_jumped: false,
  code: '750107',
};
const TEXT = 'EP1|01a20975-429c-75a6-8c00-09b1ff5dd561|01a20975429c75a68c0009b1ff5dd562,i,1795802531123,-4,0,750107';

it('signs as another program does (Python’s hmac)', async () => {
  expect(await signedSheets(KEY, { bookingId: BOOKING, punches: [PUNCH] })).toEqual([
    `${TEXT}|fabccc967f60fa4298cf1b388780c4fe`,
  ]);
});

it('reads what it wrote, to the millisecond', async () => {
  const punches: readonly Punch[] = [
    PUNCH,
    { ...PUNCH, kind: 'break_start', clock_jumped: true },
    { id: PUNCH.id, kind: 'break_end', said_at: PUNCH.said_at, clock_jumped: false },
    { ...PUNCH, kind: 'out', code: '29404442.015513db4f659bbd1031' },
  ];
  const codeless: Punch = {
    id: PUNCH.id,
    kind: 'break_start',
    said_at: PUNCH.said_at,
    offset_s: -4,
    clock_jumped: true,
  };
  const [sheet = ''] = await signedSheets(KEY, { bookingId: BOOKING, punches: punches.with(1, codeless) });
  expect(readSheet(` ${sheet}\n`)).toEqual({ bookingId: BOOKING, punches: punches.with(1, codeless) });
});

it('needs another code after ten punches', async () => {
  const sheets = await signedSheets(KEY, { bookingId: BOOKING, punches: Array.from({ length: 11 }, () => PUNCH) });
  expect(sheets.map(sheet => readSheet(sheet)?.punches.length)).toEqual([PUNCHES_A_SHEET, 1]);
});

it.each([
  ['nothing', ''],
  ['the venue’s code', '29404442.015513db4f659bbd1031'],
  ['no signature', TEXT],
  ['another version', `${TEXT.replace('EP1', 'EP2')}|${'0'.repeat(32)}`],
  ['no booking', `${TEXT.replace('01a20975-429c', 'somewhere')}|${'0'.repeat(32)}`],
  ['no punch', `EP1|${BOOKING}|${'0'.repeat(32)}`],
  ['another kind', `${TEXT.replace(',i,', ',x,')}|${'0'.repeat(32)}`],
  ['half a code', `${TEXT}0|${'0'.repeat(32)}`],
])('takes %s for no sheet', (_, text) => {
  expect(readSheet(text)).toBeNull();
});
