import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimShift } from '#domain/applications/commands.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('cancel_booking', () => {
  it('without network leaves at once here, reopens the place there, and the server reckons the cost', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant', inDays: 5 });
    await rocco.settled();
    const booking_id = newId();
    const seen_version = await seenVersion(rocco, shiftId);
    await rocco.actAndSettle(claimShift, { application_id: newId(), booking_id, shift_id: shiftId, seen_version });
    await vera.settled();
    expect(await vera.row(shifts, shiftId)).toMatchObject({ confirmed_count: 1 });

    rocco.loseNetwork();
    await rocco.act(cancelBooking, { id: booking_id, reason: 'Fever' });
    expect(await rocco.row(bookings, booking_id)).toMatchObject({ status: 'cancelled_by_worker', cancel_tier: null });
    rocco.regainNetwork();
    await rocco.settled();
    await vera.settled();
    expect((await rocco.row(bookings, booking_id))?.cancel_tier).not.toBeNull();
    expect(await vera.row(shifts, shiftId)).toMatchObject({ confirmed_count: 0 });
    expect(await vera.row(bookings, booking_id)).toMatchObject({
      status: 'cancelled_by_worker',
      cancel_reason: 'Fever',
    });
  });

  it('without network takes one person’s place back with the reason, which they and the team read', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant', inDays: 11 });
    await rocco.settled();
    const booking_id = newId();
    const seen_version = await seenVersion(rocco, shiftId);
    await rocco.actAndSettle(claimShift, { application_id: newId(), booking_id, shift_id: shiftId, seen_version });
    await vera.settled();

    vera.loseNetwork();
    await vera.act(cancelBooking, { id: booking_id, reason: 'The party is smaller' });
    expect(await vera.row(bookings, booking_id)).toMatchObject({ status: 'cancelled_by_venue' });
    await rocco.settled();
    expect(await rocco.row(bookings, booking_id)).toMatchObject({ status: 'confirmed' });
    vera.regainNetwork();
    await vera.settled();
    await rocco.settled();
    expect(await rocco.row(bookings, booking_id)).toMatchObject({
      status: 'cancelled_by_venue',
      cancel_reason: 'The party is smaller',
      cancel_tier: 'early',
    });
    expect(await vera.row(shifts, shiftId)).toMatchObject({ confirmed_count: 0, status: 'published' });
  });

  it('is refused to somebody else', async () => {
    const { vera, rocco, rosa } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant', inDays: 8 });
    await rocco.settled();
    const booking_id = newId();
    const seen_version = await seenVersion(rocco, shiftId);
    await rocco.actAndSettle(claimShift, { application_id: newId(), booking_id, shift_id: shiftId, seen_version });
    await rosa.act(cancelBooking, { id: booking_id });
    await rosa.settled();
    expect(await rosa.refusal()).toMatch(/^not_(allowed|found)$/);
    await rocco.settled();
    expect(await rocco.row(bookings, booking_id)).toMatchObject({ status: 'confirmed' });
  });
});
