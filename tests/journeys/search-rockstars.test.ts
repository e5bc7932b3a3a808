// Whom the server finds, and what they can be asked for on the device that found them.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProfileId } from '#domain/ids.ts';
import { sendWorkInvitation } from '#domain/invitations/commands.ts';
import { invitablePosts } from '#domain/invitations/posts.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { searchRockstars } from '#domain/relations/online.ts';
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
  const search = () => searchRockstars(vera.device, { venueId, words: 'rocco', role: '', page: 1 });
  expect(await search()).toEqual({
    ok: true,
    value: { people: [{ id: rocco.userId, name: 'Rocco Bianchi', town: null, skills: [] }], more: false },
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
