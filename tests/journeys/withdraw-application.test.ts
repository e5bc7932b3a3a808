import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplication, withdrawApplication } from '#domain/applications/commands.ts';
import { decideApplication } from '#domain/applications/decide.ts';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function apply(inDays: number): Promise<string> {
  const { vera, rocco } = stage;
  const shiftId = await postShift(vera, { inDays });
  await rocco.settled();
  const id = newId();
  await rocco.actAndSettle(submitApplication, {
    id,
    shift_id: shiftId,
    seen_version: await seenVersion(rocco, shiftId),
  });
  return id;
}

describe('withdraw_application', () => {
  it('takes a request back, and the venue sees it', async () => {
    const { vera, rocco } = stage;
    const id = await apply(3);
    await rocco.actAndSettle(withdrawApplication, { id });
    await vera.settled();
    expect(await vera.row(applications, id)).toMatchObject({ status: 'withdrawn' });
  });

  it('of a request that never left the phone goes behind it, in order', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { inDays: 5 });
    await rocco.settled();
    const id = newId();
    const seen_version = await seenVersion(rocco, shiftId);
    rocco.loseNetwork();
    await rocco.act(submitApplication, { id, shift_id: shiftId, seen_version });
    await rocco.act(withdrawApplication, { id });
    expect(await rocco.row(applications, id)).toMatchObject({ status: 'withdrawn' });
    rocco.regainNetwork();
    await rocco.settled();
    await vera.settled();
    expect(await rocco.row(applications, id)).toMatchObject({ status: 'withdrawn' });
  });

  it('said before a yes that had not reached anybody, gives the place back and costs nothing', async () => {
    const { vera, rocco } = stage;
    const id = await apply(7);
    const booking_id = newId();
    rocco.loseNetwork();
    await rocco.act(withdrawApplication, { id });
    await vera.settled();
    const version = (await vera.row(applications, id))?.version ?? 0;
    await vera.actAndSettle(decideApplication, { id, decision: 'accept', booking_id, version });
    rocco.regainNetwork();
    await rocco.settled();
    await vera.settled();
    for (const person of [rocco, vera]) {
      expect(await person.row(applications, id)).toMatchObject({ status: 'withdrawn' });
      expect(await person.row(bookings, booking_id)).toMatchObject({ status: 'released', cancel_tier: null });
    }
  });

  it('said after the yes is a cancellation like any other, though the phone had not heard of the yes', async () => {
    const { vera, rocco } = stage;
    const id = await apply(9);
    const booking_id = newId();
    await vera.settled();
    rocco.loseNetwork();
    const version = (await vera.row(applications, id))?.version ?? 0;
    await vera.actAndSettle(decideApplication, { id, decision: 'accept', booking_id, version });
    await rocco.act(withdrawApplication, { id });
    rocco.regainNetwork();
    await rocco.settled();
    expect(await rocco.row(applications, id)).toMatchObject({ status: 'closed' });
    expect(await rocco.row(bookings, booking_id)).toMatchObject({ status: 'cancelled_by_worker', cancel_tier: 'undo' });
  });
});
