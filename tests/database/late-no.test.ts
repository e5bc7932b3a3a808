// A no that was said without signal and comes after nobody asks any more: no news, and nothing that its person has to deal with.
import { expect, it } from 'vitest';
import { command, newId, one, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async () => undefined);
const { rocco } = people;

it.each(['expired', 'revoked', 'too_late'])('to an invitation that is %s by then changes nothing', async status => {
  const id = newId();
  await scene.db.query(
    `insert into public.work_invitations (id, venue_id, worker_id, shift_id, status, expires_at)
     values ($1, $2, $3, $4, $5, now())`,
    [id, scene.venueId, rocco.id, await publishedShift(scene, { booking_mode: 'review' }), status],
  );
  const answer = (said: object) => verdict(scene.db, rocco, command('respond_invitation', { id, ...said }));
  expect(await answer({ answer: 'accept', seen_version: 2, booking_id: newId() })).toBe('wrong_state');
  expect(await answer({ answer: 'decline', reason: 'Exam' })).toBe('applied');
  const kept = 'select status, answer_reason from public.work_invitations where id = $1';
  expect(await one(scene.db, kept, [id])).toEqual({ status, answer_reason: null });
});
