import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimShift, submitApplication } from '#domain/applications/commands.ts';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { cancelShift } from '#domain/shifts/commands.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('cancel_shift', () => {
  it('closes open requests and frees whoever was booked, with the venue named as the cause', async () => {
    const { vera, rocco, rosa } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant' });
    const [asked, claimed, booking] = [newId(), newId(), newId()];
    await rocco.settled();
    await rosa.settled();
    const seen_version = await seenVersion(rocco, shiftId);
    await rocco.actAndSettle(submitApplication, { id: asked, shift_id: shiftId, seen_version });
    await rosa.actAndSettle(claimShift, {
      application_id: claimed,
      booking_id: booking,
      shift_id: shiftId,
      seen_version,
    });
    expect(await rosa.row(bookings, booking)).toMatchObject({ status: 'confirmed' });

    await vera.actAndSettle(cancelShift, { id: shiftId, reason: 'Burst pipe' });
    await rocco.settled();
    await rosa.settled();
    expect(await rocco.row(applications, asked)).toMatchObject({ status: 'closed', closed_reason: 'shift_cancelled' });
    expect(await rosa.row(bookings, booking)).toMatchObject({
      status: 'cancelled_by_venue',
      cancel_reason: 'Burst pipe',
    });
  });

  it('answers a request that waited on a phone without network, and loses nothing of it', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { inDays: 5 });
    await rocco.settled();
    const seen_version = await seenVersion(rocco, shiftId);
    rocco.loseNetwork();
    const id = newId();
    await rocco.act(submitApplication, { id, shift_id: shiftId, seen_version, note: 'Five years behind bars' });
    await vera.actAndSettle(cancelShift, { id: shiftId });

    rocco.regainNetwork();
    await rocco.settled();
    expect(await rocco.refusal()).toBe('shift_gone');
    expect((await rocco.outbox())[0]?.args).toMatchObject({ note: 'Five years behind bars' });
    expect(await rocco.row(applications, id)).toBeUndefined();
  });

  it('without network goes through, and says afterwards who was booked meanwhile', async () => {
    const { vera, rosa } = stage;
    const shiftId = await postShift(vera, { inDays: 7, bookingMode: 'instant' });
    await rosa.settled();
    const seen_version = await seenVersion(rosa, shiftId);
    vera.loseNetwork();
    await rosa.actAndSettle(claimShift, {
      application_id: newId(),
      booking_id: newId(),
      shift_id: shiftId,
      seen_version,
    });
    await vera.act(cancelShift, { id: shiftId, counted: [] });
    vera.regainNetwork();
    await vera.settled();
    expect(await vera.row(shifts, shiftId)).toMatchObject({ status: 'cancelled' });
    const told = (await vera.rows(notifications)).filter(({ kind }) => kind === 'shift_cancelled_more');
    expect(told).toMatchObject([{ payload: { name: 'Rosa', shift_id: shiftId }, must_ack: true }]);
  });

  it('says nothing of whom the sheet told of', async () => {
    const { vera, rosa } = stage;
    const shiftId = await postShift(vera, { inDays: 9, bookingMode: 'instant' });
    await rosa.settled();
    const booking_id = newId();
    const seen_version = await seenVersion(rosa, shiftId);
    await rosa.actAndSettle(claimShift, { application_id: newId(), booking_id, shift_id: shiftId, seen_version });
    await vera.actAndSettle(cancelShift, { id: shiftId, counted: [booking_id] });
    const told = (await vera.rows(notifications)).filter(({ payload }) => payload.shift_id === shiftId);
    expect(told.map(({ kind }) => kind)).not.toContain('shift_cancelled_more');
  });
});
