import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimShift, respondOffer, submitApplication } from '#domain/applications/commands.ts';
import { decideApplication } from '#domain/applications/decide.ts';
import { applications } from '#domain/applications/schema.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { notifications } from '#domain/notifications/schema.ts';
import type { Phone } from './phone.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function claim(worker: Phone, shift_id: string) {
  await worker.settled();
  const ids = { application_id: newId(), booking_id: newId() };
  await worker.actAndSettle(claimShift, { ...ids, shift_id, seen_version: await seenVersion(worker, shift_id) });
  return ids;
}

describe('respond_offer', () => {
  it('ST5 a place that reopens is held for the next in line, who takes it without network and is booked by the server', async () => {
    const { vera, rocco, rosa } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant', positions: 1, inDays: 4 });
    const first = await claim(rocco, shiftId);
    const second = await claim(rosa, shiftId);
    expect(await rosa.row(applications, second.application_id)).toMatchObject({
      status: 'waitlisted',
      waitlist_pos: 1,
    });

    await rocco.actAndSettle(cancelBooking, { id: first.booking_id });
    await rosa.settled();
    const held = await rosa.row(applications, second.application_id);
    expect(held).toMatchObject({ status: 'offered', waitlist_pos: null });
    expect(Date.parse(held?.hold_until ?? '') - Date.now()).toBeGreaterThan(3 * 3_600_000);
    expect((await rosa.rows(notifications)).map(({ kind }) => kind)).toContain('place_offered');

    rosa.loseNetwork();
    const booking_id = newId();
    const seen_version = await seenVersion(rosa, shiftId);
    await rosa.act(respondOffer, { id: second.application_id, answer: 'accept', booking_id, seen_version });
    expect(await rosa.row(bookings, booking_id)).toBeUndefined();
    rosa.regainNetwork();
    await rosa.settled();
    await vera.settled();
    expect(await rosa.row(bookings, booking_id)).toMatchObject({ status: 'confirmed' });
    expect(await vera.row(bookings, booking_id)).toMatchObject({ worker_id: rosa.userId });
  });

  it('an offer of the venue may be left, and the venue hears of it and why', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { inDays: 7 });
    await rocco.settled();
    const id = newId();
    await rocco.actAndSettle(submitApplication, {
      id,
      shift_id: shiftId,
      seen_version: await seenVersion(rocco, shiftId),
    });
    await vera.settled();
    await vera.actAndSettle(decideApplication, { id, decision: 'offer', version: 1 });
    await rocco.settled();
    await rocco.actAndSettle(respondOffer, { id, answer: 'decline', reason: 'Exam' });
    await vera.settled();
    expect(await vera.row(applications, id)).toMatchObject({ status: 'declined', decision_reason: 'Exam' });
    const told = (await vera.rows(notifications)).find(({ kind }) => kind === 'offer_declined');
    expect(told?.payload).toMatchObject({ name: 'Rocco Bianchi', reason: 'Exam' });
  });

  it('comes too late once the time is over', async () => {
    const { vera, rosa } = stage;
    const shiftId = await postShift(vera, { inDays: 9 });
    await rosa.settled();
    const id = newId();
    await rosa.actAndSettle(submitApplication, {
      id,
      shift_id: shiftId,
      seen_version: await seenVersion(rosa, shiftId),
    });
    await vera.settled();
    await vera.actAndSettle(decideApplication, { id, decision: 'offer', version: 1 });
    await rosa.settled();
    rosa.loseNetwork();
    const seen_version = await seenVersion(rosa, shiftId);
    await rosa.act(respondOffer, { id, answer: 'accept', booking_id: newId(), seen_version });
    await stage.backend.db(
      `update public.applications set hold_until = now() - interval '1 minute' where id = '${id}'`,
    );
    await stage.backend.db('select private.run_clock()');
    rosa.regainNetwork();
    await rosa.settled();
    expect(await rosa.refusal()).toBe('offer_lapsed');
    expect(await rosa.row(applications, id)).toMatchObject({ status: 'expired' });
  });
});
