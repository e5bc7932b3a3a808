// Whom the server finds, and what they can be invited to on the device that found them.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fitForShifts, freeForSlot } from '#domain/availability/online.ts';
import type { ProfileId } from '#domain/ids.ts';
import { sendWorkInvitation } from '#domain/invitations/commands.ts';
import { invitablePosts } from '#domain/invitations/posts.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { rockstarCard, searchRockstars } from '#domain/relations/online.ts';
import { rockstarHere } from '#domain/relations/people.ts';
import { venues } from '#domain/venues/schema.ts';
import { postShift, type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

it('search_rockstars finds a stranger, who is invited once and then is known here', async () => {
  const { vera, rocco } = stage;
  const shiftId = await postShift(vera);
  const [venue] = await vera.rows(venues);
  const venueId = venue?.id ?? '';
  const unrated = { photo: null, rating: null, ratingAll: null, ratingCount: null, reliability: null };
  const search = () => searchRockstars(vera.device, { venueId, words: 'rocco', role: '', after: '' });
  expect(await search()).toEqual({
    ok: true,
    value: { people: [{ id: rocco.userId, name: 'Rocco Bianchi', town: null, skills: [], ...unrated }], more: false },
  });
  expect(await vera.row(profiles, rocco.userId)).toBeUndefined();

  const mirror = vera.device.mirror.get();
  if (mirror === null) throw new Error('Nobody is signed in.');
  const worker = { id: rocco.userId as ProfileId, skills: [] };
  const open = async () =>
    (await invitablePosts(mirror, { venueId, worker, now: Date.now() })).shifts.map(({ id }) => id);
  expect(await open()).toEqual([shiftId]);
  await vera.actAndSettle(sendWorkInvitation, {
    id: newId(),
    venue_id: venueId,
    worker_id: worker.id,
    shift_id: shiftId,
  });
  expect(await open()).toEqual([]);
  expect(await vera.row(profiles, rocco.userId)).toMatchObject({ name: 'Rocco Bianchi' });
  expect(await search()).toEqual({ ok: true, value: { people: [], more: false } });
});

it('a page of somebody is what the server tells of a stranger, and what this device knows of an acquaintance', async () => {
  const { vera, rosa } = stage;
  const shiftId = await postShift(vera);
  const [venue] = await vera.rows(venues);
  const venueId = venue?.id ?? '';
  const mirror = vera.device.mirror.get();
  if (mirror === null) throw new Error('Nobody is signed in.');
  const asked = { venueId, workerId: rosa.userId };
  expect(await rockstarHere(mirror, { ...asked, from: Date.now() })).toBeNull();
  expect(await rockstarCard(vera.device, asked)).toMatchObject({ ok: true, value: { id: rosa.userId } });
  const startsAt = Date.now() + 72 * 3_600_000;
  expect(await freeForSlot(vera.device, { ...asked, startsAt, endsAt: startsAt + 6 * 3_600_000 })).toEqual({
    ok: true,
    value: true,
  });
  const fit = await fitForShifts(vera.device, { venueId, workers: rosa.userId, shifts: shiftId });
  expect(fit).toEqual({
    ok: true,
    value: [{ workerId: rosa.userId, shiftId, free: true, verdict: 'free', belowMinimum: false }],
  });
  await vera.actAndSettle(sendWorkInvitation, {
    id: newId(),
    venue_id: venueId,
    worker_id: rosa.userId,
    shift_id: shiftId,
  });
  expect(await rockstarHere(mirror, { ...asked, from: Date.now() })).toMatchObject({
    person: { id: rosa.userId },
    relation: 'neutral',
    together: { ahead: [], worked: [] },
  });
});
