// A no-show that a person takes back: while the shift runs they work, and what they state counts; once it is over the hours are open.
import { describe, expect, it } from 'vitest';
import { act, command, makeAdmins, one, people, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { fact, runningShift } from './situations/attendance.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { sol, mina, rocco } = people;

/** Rocco's shift of eight hours began so long ago; he has come by his word and is said not to have. */
async function contestedNoShow(sinceHours: number): Promise<string> {
  const { booking } = await runningShift(scene, sinceHours, 616);
  expect(await verdict(scene.db, mina, command('mark_no_show', { id: booking }))).toBe('applied');
  expect(await verdict(scene.db, rocco, fact('check_in', booking))).toBe('applied');
  const { id } = await one<{ id: string }>(scene.db, 'select id from public.reliability_events');
  await act(scene.db, rocco, command('appeal_points', { id, reason: 'I stood behind the bar' }));
  return booking;
}

async function takeBack(): Promise<void> {
  const seen = await one<{ id: string; version: number }>(scene.db, 'select id, version from public.disputes');
  const decision = { ...seen, outcome: 'taken_back', reason: 'The till says so', lang: 'en' };
  expect(await verdict(scene.db, sol, command('decide_dispute', decision))).toBe('applied');
}

const stands = () =>
  one(
    scene.db,
    'select status, points, (select count(*)::int from public.timesheets) as sheets from public.bookings join public.reliability_events on booking_id = bookings.id',
  );

describe('a no-show taken back', () => {
  it('in the middle of the shift leaves somebody at work, who checks out as anybody does', async () => {
    const booking = await contestedNoShow(3);
    await takeBack();
    expect(await stands()).toEqual({ status: 'checked_in', points: 0, sheets: 0 });
    expect(await verdict(scene.db, rocco, fact('check_out', booking))).toBe('applied');
    expect(await stands()).toEqual({ status: 'checked_out', points: 0, sheets: 1 });
  });

  it('of somebody who has left meanwhile opens the hours at once', async () => {
    const booking = await contestedNoShow(3);
    expect(await verdict(scene.db, rocco, fact('check_out', booking))).toBe('applied');
    await takeBack();
    expect(await stands()).toEqual({ status: 'checked_out', points: 0, sheets: 1 });
  });

  it('after the end opens the hours', async () => {
    await contestedNoShow(12);
    await takeBack();
    expect(await stands()).toEqual({ status: 'checked_out', points: 0, sheets: 1 });
  });
});
