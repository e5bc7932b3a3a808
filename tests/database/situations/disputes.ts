// Rocco's hours of one shift are before a person, and of another they are decided.
import { expect } from 'vitest';
import { disputeId, timesheetId } from '#domain/ids.ts';
import { act, command, newId, people, type Scene } from '#tests/database/scene.ts';
import { workedShift } from './attendance.ts';
import type { Tries } from './tries.ts';

async function disputed(scene: Scene, sinceHours: number, inHours: number): Promise<string> {
  const booking = await workedShift(scene, sinceHours, inHours);
  const asked = command('dispute_timesheet', { booking_id: booking, reason: 'I was there until two' });
  expect(await act(scene.db, people.rocco, asked)).toMatchObject({ state: 'applied' });
  return disputeId({ kind: 'hours', subjectId: timesheetId(booking) });
}

export async function disputeSituation(scene: Scene): Promise<Tries> {
  const [waiting, decided] = [await disputed(scene, 120, 620), await disputed(scene, 140, 624)];
  const justDecided = await disputed(scene, 160, 628);
  const decide = (id: string) =>
    command('decide_dispute', { id, version: 2, outcome: 'hours', minutes: 400, reason: 'By the till', lang: 'en' });
  for (const id of [decided, justDecided])
    expect(await act(scene.db, people.ada, decide(id))).toMatchObject({ state: 'applied' });
  const late = await workedShift(scene, 180, 632);
  const [points] = await scene.db.query<{ id: string }>(
    `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, minutes, happened_at, counts_from)
     select gen_random_uuid(), id, worker_id, venue_id, tz, 'late', 1, 14, starts_at, starts_at from public.bookings where id = $1 returning id`,
    [late],
  );
  const appeal = command('appeal_points', { id: points?.id, reason: 'The bus broke down' });
  expect(await act(scene.db, people.rocco, appeal)).toMatchObject({ state: 'applied' });
  return {
    withdraw_appeal: () => command('withdraw_appeal', { id: points?.id }),
    appeal_suspension: () => command('appeal_suspension', { id: newId(), reason: 'It was my brother' }),
    answer_dispute: () => command('answer_dispute', { id: waiting, words: 'Nobody was there' }),
    ask_sides_again: () =>
      command('ask_sides_again', { id: waiting, version: 2, question: 'Who closed the till?', lang: 'en' }),
    assign_dispute: () => command('assign_dispute', { id: waiting, to: people.ada.id }),
    decide_dispute: () => decide(waiting),
    reopen_dispute: () => command('reopen_dispute', { id: decided, version: 3, reason: 'The till says more' }),
    undo_decision: () => command('undo_decision', { id: justDecided, version: 3 }),
  };
}
