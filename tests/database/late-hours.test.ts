// Hours that were settled while a phone without signal still held what its person had said of them in time. Rocco's phone, Mina's tablet.
import { describe, expect, it } from 'vitest';
import { LATE_HOURS_CASES } from '#tests/domain/late-hours-cases.ts';
import {
  at,
  byHandNight,
  clock,
  db,
  fact,
  heard,
  heardAgainAt,
  hours,
  hoursNight,
  instant,
  mina,
  phoneNight,
  rocco,
  sheet,
  told,
} from './hours-night.ts';
import { one, people } from './scene.ts';

hoursNight();

const saidAt = (at: number) => ({ recordedAt: instant(at) });
const codes = async (answer: ReturnType<typeof rocco>) =>
  (await answer).outcomes.map(outcome => (outcome.state === 'rejected' ? outcome.code : null));
/** Rocco is back at this hour: his phone begins with an empty call. */
const backAt = async (back: number) => {
  await at(back);
  await rocco();
};

describe('hours that the clock settled', () => {
  /** Seven and a half hours by the phone, of which nobody says anything until they settle. */
  const settled = async (...byMina: Parameters<typeof mina>) => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await mina(...byMina);
    await at(82);
    await mina();
    await clock();
    expect(await sheet()).toMatchObject({ state: 'auto_approved', agreed_min: 452, basis: 'word' });
  };

  it('are open again by what was said before on a silent phone, and the venue is told', async () => {
    await settled();
    await backAt(84);
    expect(await codes(rocco({ ...hours('submit_timesheet', { minutes: 560 }), ...saidAt(20) }))).toEqual([null]);
    expect(await sheet()).toMatchObject({ state: 'submitted', rockstar_min: 560, agreed_min: null, settles: 156 });
    expect(await told(people.mina)).toEqual(['hours_reopened_to_venue']);
    await mina(hours('approve_timesheet', { minutes: 560 }));
    expect(await sheet()).toMatchObject({ state: 'approved', agreed_min: 560, basis: 'agreed' });
  });

  it('stand against what was said after, or while another device of the person was connected', async () => {
    await settled();
    await backAt(84);
    const late = (said: number) => rocco({ ...hours('submit_timesheet', { minutes: 560 }), ...saidAt(said) });
    expect(await codes(late(83))).toEqual(['hours_agreed']);
    expect(await codes(late(8))).toEqual(['hours_agreed']);
    expect(await sheet()).toMatchObject({ state: 'auto_approved', agreed_min: 452 });
  });

  it('stand once somebody exported them, and once they are older than what devices hold', async () => {
    await settled();
    const refused = async () =>
      codes(rocco({ ...hours('dispute_timesheet', { reason: 'I closed the bar' }), ...saidAt(20) }));
    await db.query('update public.timesheets set locked_at = private.now()');
    await backAt(84);
    expect(await refused()).toEqual(['hours_agreed']);
    await db.query("update public.timesheets set locked_at = null, ends_at = ends_at - interval '70 days'");
    expect(await refused()).toEqual(['hours_agreed']);
  });

  it('are looked at by a person, if that was asked for before', async () => {
    await settled();
    await backAt(84);
    await rocco({ ...hours('dispute_timesheet', { reason: 'I closed the bar' }), ...saidAt(20) });
    expect(await sheet()).toMatchObject({ state: 'disputed', agreed_min: null });
  });

  it('follow a check-out that the phone held back for longer than anybody waits for it', async () => {
    await at(-1);
    await heard();
    await at(15);
    await mina();
    await clock();
    await at(15 + 72 + 337);
    await mina();
    await clock();
    expect(await sheet()).toMatchObject({ state: 'auto_approved', agreed_min: 450, basis: 'plan' });
    await backAt(430);
    const [came, left] = phoneNight().map((one, nth) => ({ ...one, ...saidAt(nth * 8) }));
    if (came === undefined || left === undefined) throw new Error('No night');
    await rocco(came, left);
    expect(await sheet()).toMatchObject({ state: 'open', agreed_min: null, settles: 430 + 72 });
  });

  it('are open again for another end that was said in time', async () => {
    await settled(fact('propose_end', 9, { until: instant(10) }));
    await backAt(84);
    const end = { ...fact('propose_end', 9.5, { until: instant(10) }), ...saidAt(9.5) };
    expect(await codes(rocco(end))).toEqual([null]);
    expect(await sheet()).toMatchObject({ state: 'open', agreed_min: null });
    expect(await told(people.mina)).toEqual(['hours_reopened_to_venue', 'end_agreed_to_venue']);
  });
});

describe('hours that the other side agreed to', () => {
  it('are open again by the word of who had said none, if it was said before', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await at(24);
    await mina(hours('approve_timesheet', { minutes: 452 }));
    await backAt(40);
    expect(await codes(rocco({ ...hours('submit_timesheet', { minutes: 560 }), ...saidAt(20) }))).toEqual([null]);
    expect(await sheet()).toMatchObject({ state: 'countered', rockstar_min: 560, venue_min: 452, agreed_min: null });
  });

  it('stand where a colleague had said theirs already', async () => {
    await heardAgainAt(9);
    await rocco(...phoneNight());
    await mina(...byHandNight());
    await at(24);
    await rocco(hours('approve_timesheet', { minutes: 435 }), hours('reopen_timesheet'));
    await mina(hours('approve_timesheet', { minutes: 452 }));
    await at(40);
    await mina();
    const late = { ...hours('counter_timesheet', { minutes: 400, reason: 'Left early' }), ...saidAt(23) };
    expect(await codes(mina(late))).toEqual(['hours_agreed']);
  });
});

it('the same hours as those agreed are no refusal', async () => {
  await heardAgainAt(9);
  await rocco(...phoneNight());
  await mina(hours('approve_timesheet', { minutes: 452 }));
  expect(await codes(rocco(hours('submit_timesheet', { minutes: 452 })))).toEqual([null]);
});

describe('whether hours were agreed without what is said now, as on the device', () => {
  it.each(LATE_HOURS_CASES)('$name', async ({ without, side, ...sheet }) => {
    await at(9);
    const row = {
      agreed_min: 452,
      basis: sheet.basis,
      decided_at: instant(sheet.saidBefore === false ? 8 : 10),
      locked_at: sheet.exported === true ? instant(9) : null,
      ends_at: instant(8),
      rockstar_min: sheet.rockstar ?? null,
      venue_min: sheet.venue ?? null,
    };
    const { found } = await one<{ found: boolean }>(
      db,
      'select private.was_agreed_without(jsonb_populate_record(null::public.timesheets, $1), $2) as found',
      [JSON.stringify(row), side],
    );
    expect(found).toBe(without);
  });
});
