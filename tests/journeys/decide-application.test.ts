import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplication } from '#domain/applications/commands.ts';
import { decideApplication } from '#domain/applications/decide.ts';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import type { Phone } from './phone.ts';
import { postShift, type ShiftWishes, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function request(worker: Phone, wishes: ShiftWishes): Promise<{ id: string; shiftId: string }> {
  const shiftId = await postShift(stage.vera, wishes);
  await worker.settled();
  const id = newId();
  await worker.actAndSettle(submitApplication, {
    id,
    shift_id: shiftId,
    seen_version: await seenVersion(worker, shiftId),
  });
  await stage.vera.settled();
  return { id, shiftId };
}

describe('decide_application', () => {
  it('accepted without network is a decision here, and a booking only from the server', async () => {
    const { vera, rocco } = stage;
    const { id, shiftId } = await request(rocco, { inDays: 3 });
    const booking_id = newId();
    vera.loseNetwork();
    await vera.act(decideApplication, { id, decision: 'accept', booking_id, version: 1 });
    expect(await vera.row(applications, id)).toMatchObject({ status: 'accepted' });
    expect(await vera.rows(bookings)).toEqual([]);

    vera.regainNetwork();
    await vera.settled();
    await rocco.settled();
    expect(await vera.row(shifts, shiftId)).toMatchObject({ confirmed_count: 1 });
    expect(await rocco.row(bookings, booking_id)).toMatchObject({ status: 'confirmed', worker_id: rocco.userId });
  });

  it('accepting withdraws what overlaps, with the reason', async () => {
    const { vera, rosa } = stage;
    const evening = await request(rosa, { inDays: 10, from: '18:00', to: '23:00' });
    const night = await request(rosa, { inDays: 10, from: '20:00', to: '02:00' });
    await vera.actAndSettle(decideApplication, { id: evening.id, decision: 'accept', booking_id: newId(), version: 1 });
    await rosa.settled();
    expect(await rosa.row(applications, night.id)).toMatchObject({ status: 'withdrawn', closed_reason: 'clash' });
  });

  it('rejecting is told, and is final', async () => {
    const { vera, rosa } = stage;
    const { id, shiftId } = await request(rosa, { inDays: 12 });
    await vera.actAndSettle(decideApplication, { id, decision: 'reject', version: 1, reason: 'We need a mixologist' });
    await rosa.settled();
    expect(await rosa.row(applications, id)).toMatchObject({
      status: 'rejected',
      decision_reason: 'We need a mixologist',
    });
    await rosa.act(submitApplication, {
      id: newId(),
      shift_id: shiftId,
      seen_version: await seenVersion(rosa, shiftId),
    });
    await rosa.settled();
    expect(await rosa.refusal()).toBe('not_again');
  });
});
