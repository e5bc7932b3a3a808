import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimShift, renewApplication, submitApplication } from '#domain/applications/commands.ts';
import { applications } from '#domain/applications/schema.ts';
import { respondChange, settleChange } from '#domain/bookings/answers.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { type EditShiftArgs, editShift } from '#domain/shifts/edit.ts';
import { shifts } from '#domain/shifts/schema.ts';
import type { Phone } from './phone.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

/** The shift as it stands on the venue's device, with other pay. */
async function payNow(id: string, rate_minor: number): Promise<EditShiftArgs> {
  const shift = await stage.vera.row(shifts, id);
  if (shift === undefined) throw new Error('The venue has not seen the shift.');
  const { role, starts_local, ends_local, starts_at, ends_at, break_min, tips, positions, booking_mode, version } =
    shift;
  const terms = { role, starts_local, ends_local, starts_at, ends_at, break_min, tips, positions, booking_mode };
  return { id, ...terms, rate_minor, version };
}

async function claimed(worker: Phone, inDays: number) {
  const shiftId = await postShift(stage.vera, { bookingMode: 'instant', inDays });
  await worker.settled();
  const booking = newId();
  const seen_version = await seenVersion(worker, shiftId);
  await worker.actAndSettle(claimShift, {
    application_id: newId(),
    booking_id: booking,
    shift_id: shiftId,
    seen_version,
  });
  await stage.vera.settled();
  return { shiftId, booking };
}

describe('edit_shift', () => {
  it('ST4 better terms apply by themselves, and who is booked is told', async () => {
    const { vera, rocco } = stage;
    const { shiftId, booking } = await claimed(rocco, 3);
    await vera.actAndSettle(editShift, await payNow(shiftId, 1700));
    await rocco.settled();
    expect(await rocco.row(bookings, booking)).toMatchObject({ status: 'confirmed', rate_minor: 1700, version: 1 });
    expect((await rocco.rows(notifications)).map(({ kind }) => kind)).toContain('shift_changed');
  });

  it('while its rockstar cancels without network: the cancelling wins', async () => {
    const { vera, rosa } = stage;
    const { shiftId, booking } = await claimed(rosa, 5);
    rosa.loseNetwork();
    await rosa.act(cancelBooking, { id: booking });
    await vera.actAndSettle(editShift, await payNow(shiftId, 1200));
    rosa.regainNetwork();
    await rosa.settled();
    expect(await rosa.row(bookings, booking)).toMatchObject({ status: 'cancelled_by_worker', proposed: null });
  });
});

describe('respond_change', () => {
  it('worse terms wait for a yes, given without network', async () => {
    const { vera, rocco } = stage;
    const { shiftId, booking } = await claimed(rocco, 7);
    vera.loseNetwork();
    await vera.act(editShift, await payNow(shiftId, 1400));
    expect(await vera.row(bookings, booking)).toMatchObject({ status: 'change_pending', rate_minor: 1550 });
    vera.regainNetwork();
    await vera.settled();
    await rocco.settled();
    const asked = await rocco.row(bookings, booking);
    expect(asked).toMatchObject({ status: 'change_pending', rate_minor: 1550, proposed: { rate_minor: 1400 } });

    rocco.loseNetwork();
    await rocco.act(respondChange, { id: booking, answer: 'accept', version: asked?.version ?? 0 });
    expect(await rocco.row(bookings, booking)).toMatchObject({ status: 'confirmed', rate_minor: 1400 });
    rocco.regainNetwork();
    await rocco.settled();
    await vera.settled();
    expect(await vera.row(bookings, booking)).toMatchObject({ status: 'confirmed', rate_minor: 1400, proposed: null });
  });

  it('a no releases, and the place is open again', async () => {
    const { vera, rosa } = stage;
    const { shiftId, booking } = await claimed(rosa, 9);
    await vera.actAndSettle(editShift, await payNow(shiftId, 1400));
    await rosa.settled();
    await rosa.actAndSettle(respondChange, { id: booking, answer: 'decline', version: 2 });
    await vera.settled();
    expect(await vera.row(bookings, booking)).toMatchObject({ status: 'released', cancel_tier: null });
    expect(await vera.row(shifts, shiftId)).toMatchObject({ confirmed_count: 0 });
  });
});

describe('settle_change', () => {
  it('is the venue’s, once nobody answered in time', async () => {
    const { vera, rocco, backend } = stage;
    const { shiftId, booking } = await claimed(rocco, 11);
    await vera.actAndSettle(editShift, await payNow(shiftId, 1400));
    await backend.db(`update public.bookings set answer_by = now() - interval '1 minute' where id = '${booking}'`);
    await backend.db('select private.run_clock()');
    await vera.settled();
    expect(await vera.row(bookings, booking)).toMatchObject({ answer_late: true });
    await vera.actAndSettle(settleChange, { id: booking, choice: 'revert', version: 2 });
    await rocco.settled();
    expect(await rocco.row(bookings, booking)).toMatchObject({ status: 'confirmed', rate_minor: 1550, proposed: null });
  });
});

describe('renew_application', () => {
  it('who asked at other terms is asked again, and may still want it', async () => {
    const { vera, rosa } = stage;
    const shiftId = await postShift(vera, { inDays: 13 });
    await rosa.settled();
    const id = newId();
    rosa.loseNetwork();
    await rosa.act(submitApplication, { id, shift_id: shiftId, seen_version: await seenVersion(rosa, shiftId) });
    await vera.actAndSettle(editShift, await payNow(shiftId, 1400));
    rosa.regainNetwork();
    await rosa.settled();
    expect(await rosa.row(applications, id)).toMatchObject({ status: 'submitted', seen_terms: { rate_minor: 1550 } });
    await rosa.actAndSettle(renewApplication, { id, seen_version: await seenVersion(rosa, shiftId) });
    await vera.settled();
    expect(await vera.row(applications, id)).toMatchObject({ status: 'submitted', seen_terms: null });
  });
});
