// The restore drill: a copy of the data, work after it, the copy put back, and devices with full queues. What waited on a device
// arrives once; what only the lost hours held is gone on both sides, and everybody is told when those were.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitApplication } from '#domain/applications/commands.ts';
import { applications } from '#domain/applications/schema.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { saveShift } from '#domain/shifts/commands.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import type { Phone } from './phone.ts';
import { postShift, type Stage, seenVersion, setStage, shiftArgs } from './stage.ts';

/** More than one call may carry. */
const UNSENT = 520;
const SENDING_MS = 90_000;

let folder: string;
let stage: Stage;
let backend: Backend;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-restore-'));
  stage = await setStage({ data: join(folder, 'data') });
  backend = stage.backend;
});
afterAll(async () => {
  for (const phone of [stage.vera, stage.rocco, stage.rosa]) await phone.putAway();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The server stands still while `work` is done with its folder, and comes up at the same address. */
async function stopped(work: () => Promise<void>): Promise<void> {
  const port = Number(new URL(backend.url).port);
  await backend.stop();
  await work();
  backend = await startBackend({ data: join(folder, 'data'), port });
}

async function apply(phone: Phone, shiftId: string): Promise<string> {
  const id = newId();
  const seen = await seenVersion(phone, shiftId);
  await phone.actAndSettle(submitApplication, { id, shift_id: shiftId, seen_version: seen });
  return id;
}

it(
  'a copy put back loses nothing that waits on a device, and tells everybody what to look through',
  async () => {
    const { vera, rocco } = stage;
    const [before, after] = [await postShift(vera, { inDays: 3 }), await postShift(vera, { inDays: 5 })];
    await rocco.settled();
    const kept = await apply(rocco, before);
    await backend.db('select private.run_clock()');

    await stopped(() => cp(join(folder, 'data'), join(folder, 'copy'), { recursive: true }));
    const lost = await apply(rocco, after);
    vera.loseNetwork();
    const drafts = await Promise.all(Array.from({ length: UNSENT }, () => shiftArgs(vera, { inDays: 9 })));
    for (const draft of drafts) await vera.act(saveShift, draft);

    await stopped(async () => {
      await rm(join(folder, 'data'), { recursive: true });
      await cp(join(folder, 'copy'), join(folder, 'data'), { recursive: true });
    });
    await backend.db('call private.new_epoch()');
    // One run finds out, the next one tells.
    for (let minute = 0; minute < 2; minute++) await backend.db('select private.run_clock()');
    vera.regainNetwork();
    // Longer than anything else that is waited for here: they are hundreds, and a busy machine has its time.
    const waiting = async () => (await vera.outbox()).length;
    await expect.poll(waiting, { timeout: SENDING_MS, interval: 500 }).toBe(0);
    for (const phone of [vera, rocco]) await phone.settled();

    const own = drafts.map(({ id }) => id);
    expect(await backend.db('select from public.shifts where id = any ($1)', [own])).toHaveLength(UNSENT);
    expect((await vera.rows(shifts)).filter(({ id }) => own.includes(id))).toHaveLength(UNSENT);
    expect(await vera.outbox()).toEqual([]);
    expect((await rocco.rows(applications)).map(({ id }) => id)).toEqual([kept]);
    expect(await backend.db('select from public.applications where id = $1', [lost])).toEqual([]);
    for (const phone of [vera, rocco]) {
      const told = (await phone.rows(notifications)).filter(({ kind }) => kind === 'service_restored');
      expect(told).toHaveLength(1);
      const { copy_at, noticed_at } = told[0]?.payload ?? {};
      expect([copy_at, noticed_at]).toEqual([expect.any(String), expect.any(String)]);
    }

    expect(await apply(rocco, after)).not.toBe(lost);
    expect(await rocco.outbox()).toEqual([]);
  },
  2 * SENDING_MS,
);
