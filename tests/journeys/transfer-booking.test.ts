// transfer_booking, respond_transfer, decide_transfer and withdraw_transfer, across three phones.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimShift } from '#domain/applications/commands.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { shiftCrew } from '#domain/bookings/crew.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { decideTransfer, respondTransfer, transferBooking, withdrawTransfer } from '#domain/transfers/commands.ts';
import { colleaguesToAsk, transfersToDecide } from '#domain/transfers/queries.ts';
import { transfers } from '#domain/transfers/schema.ts';
import type { Phone } from './phone.ts';
import { postShift, type ShiftWishes, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

/** Rocco and Rosa tend bars, and have one shift together. */
beforeAll(async () => {
  stage = await setStage();
  const { backend, vera, rocco, rosa } = stage;
  await backend.db(`update public.profiles set skills = '{bartender}' where role = 'rockstar'`);
  const shared = await postShift(vera, { inDays: 20, bookingMode: 'instant' });
  for (const phone of [rocco, rosa]) await book(phone, shared);
  await rocco.settled();
});
afterAll(() => stage?.clear());

async function book(phone: Phone, shiftId: string): Promise<string> {
  await phone.settled();
  const booking_id = newId();
  const seen_version = await seenVersion(phone, shiftId);
  await phone.actAndSettle(claimShift, { application_id: newId(), booking_id, shift_id: shiftId, seen_version });
  return booking_id;
}

/** A shift of Rocco's that he asks Rosa, the only colleague he has, to take over. */
async function handOver(wishes: ShiftWishes) {
  const { vera, rocco, rosa } = stage;
  const shiftId = await postShift(vera, { positions: 1, bookingMode: 'instant', ...wishes });
  const bookingId = await book(rocco, shiftId);
  const mirror = rocco.device.mirror.get();
  const [colleague] = mirror === null ? [] : await colleaguesToAsk(mirror, { shiftId, role: 'bartender' });
  const id = newId();
  await rocco.act(transferBooking, { id, booking_id: bookingId, crew_id: colleague?.crewId ?? '', note: 'My exam' });
  expect(await rocco.row(transfers, id)).toMatchObject({ status: 'asked', worker_name: 'Rosa', row_xid: '0' });
  await rocco.settled();
  await rosa.settled();
  return { id, shiftId, bookingId };
}

async function toDecide(phone: Phone, venueId: string) {
  const mirror = phone.device.mirror.get();
  return mirror === null ? null : transfersToDecide(mirror, { venueId });
}

describe('respond_transfer', () => {
  it('a yes without network is an answer here, and a booking only from the server', async () => {
    const { vera, rocco, rosa } = stage;
    const { id, shiftId, bookingId } = await handOver({ inDays: 3 });
    expect(await rosa.row(transfers, id)).toMatchObject({ giver_name: 'Rocco', note: 'My exam', status: 'asked' });
    const booking_id = newId();
    rosa.loseNetwork();
    await rosa.act(respondTransfer, { id, answer: 'accept', version: 1, booking_id });
    expect(await rosa.row(transfers, id)).toMatchObject({ status: 'agreed' });
    expect(await rosa.row(bookings, booking_id)).toBeUndefined();
    rosa.regainNetwork();
    for (const phone of [rosa, rocco, vera]) await phone.settled();
    expect(await rosa.row(bookings, booking_id)).toMatchObject({ status: 'confirmed', source: 'transfer' });
    expect(await rocco.row(bookings, bookingId)).toMatchObject({ status: 'transferred', cancel_tier: null });
    expect(await vera.row(shifts, shiftId)).toMatchObject({ confirmed_count: 1 });
    const onIt = (await rosa.rows(shiftCrew)).filter(row => row.shift_id === shiftId);
    expect(onIt).toMatchObject([{ first_name: 'Rosa' }]);
    expect((await rocco.rows(shiftCrew)).filter(row => row.shift_id === shiftId)).toEqual([]);
  });

  it('when the giver has left meanwhile, the yes is told that there is nothing to take over', async () => {
    const { rocco, rosa } = stage;
    const { id, bookingId } = await handOver({ inDays: 6 });
    rosa.loseNetwork();
    await rosa.act(respondTransfer, { id, answer: 'accept', version: 1, booking_id: newId() });
    await rocco.actAndSettle(cancelBooking, { id: bookingId });
    rosa.regainNetwork();
    await rosa.settled();
    expect(await rosa.refusal()).toBe('transfer_gone');
    expect(await rosa.row(transfers, id)).toMatchObject({ status: 'lapsed', lapsed_because: 'booking_ended' });
  });
});

describe('decide_transfer', () => {
  it('is the venue’s where it picks itself', async () => {
    const { backend, vera, rocco, rosa } = stage;
    const { id, shiftId, bookingId } = await handOver({ inDays: 9 });
    await backend.db(`update public.shifts set booking_mode = 'review' where id = '${shiftId}'`);
    await rosa.actAndSettle(respondTransfer, { id, answer: 'accept', version: 1, booking_id: newId() });
    await rocco.settled();
    expect(await rocco.row(bookings, bookingId)).toMatchObject({ status: 'confirmed' });
    await vera.settled();
    const venueId = (await vera.row(transfers, id))?.venue_id ?? '';
    expect(await toDecide(vera, venueId)).toMatchObject([{ id, pending: null }]);
    await vera.act(decideTransfer, { id, decision: 'accept', version: 2 });
    expect(await vera.row(transfers, id)).toMatchObject({ status: 'transferred' });
    expect(await toDecide(vera, venueId)).toEqual([]);
    await vera.settled();
    await rosa.settled();
    expect(await rosa.rows(bookings)).toContainEqual(
      expect.objectContaining({ shift_id: shiftId, status: 'confirmed', source: 'transfer' }),
    );
  });
});

describe('withdraw_transfer', () => {
  it('keeps the shift; whoever was asked sees that', async () => {
    const { rocco, rosa } = stage;
    const { id, bookingId } = await handOver({ inDays: 12 });
    await rocco.actAndSettle(withdrawTransfer, { id });
    await rosa.settled();
    expect(await rosa.row(transfers, id)).toMatchObject({ status: 'withdrawn' });
    expect(await rocco.row(bookings, bookingId)).toMatchObject({ status: 'confirmed' });
  });
});
