// send_work_invitation, respond_invitation and revoke_invitation, across two phones.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantsOf } from '#domain/applications/applicants.ts';
import { claimShift } from '#domain/applications/commands.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { respondInvitation, revokeInvitation, sendWorkInvitation } from '#domain/invitations/commands.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Phone } from './phone.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function invite(worker: Phone, shiftId: string): Promise<string> {
  const { vera } = stage;
  const [venue] = await vera.rows(venues);
  const id = newId();
  const args = { id, venue_id: venue?.id ?? '', worker_id: worker.userId, shift_id: shiftId };
  await vera.act(sendWorkInvitation, args);
  expect(await vera.row(workInvitations, id)).toMatchObject({ status: 'sent', row_xid: '0' });
  await vera.settled();
  await worker.settled();
  return id;
}

/** Whom Vera may begin a chat with. */
async function applicants() {
  const mirror = stage.vera.device.mirror.get();
  const [venue] = await stage.vera.rows(venues);
  return mirror === null ? [] : await applicantsOf(mirror, { venueId: venue?.id ?? '' });
}

describe('respond_invitation', () => {
  it('accepted without network is an answer here, and a booking only from the server', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera);
    const id = await invite(rocco, shiftId);
    const booking_id = newId();
    const seen_version = await seenVersion(rocco, shiftId);
    rocco.loseNetwork();
    await rocco.act(respondInvitation, { id, answer: 'accept', booking_id, seen_version });
    expect(await rocco.row(workInvitations, id)).toMatchObject({ status: 'accepted' });
    expect(await rocco.rows(bookings)).toEqual([]);
    rocco.regainNetwork();
    await rocco.settled();
    await vera.settled();
    expect(await rocco.row(bookings, booking_id)).toMatchObject({ status: 'confirmed', source: 'invitation' });
    expect(await vera.row(shifts, shiftId)).toMatchObject({ confirmed_count: 1 });
    expect(await applicants()).toMatchObject([{ name: 'Rocco Bianchi', came: 'invited', post: null }]);
  });

  it('accepted when the last place has gone, it says so instead of vanishing', async () => {
    const { vera, rocco, rosa } = stage;
    const shiftId = await postShift(vera, { inDays: 9, positions: 1, bookingMode: 'instant' });
    const id = await invite(rocco, shiftId);
    await rosa.settled();
    const seen_version = await seenVersion(rosa, shiftId);
    rocco.loseNetwork();
    await rocco.act(respondInvitation, { id, answer: 'accept', booking_id: newId(), seen_version });
    await rosa.actAndSettle(claimShift, {
      application_id: newId(),
      booking_id: newId(),
      shift_id: shiftId,
      seen_version,
    });
    rocco.regainNetwork();
    await rocco.settled();
    expect(await rocco.row(workInvitations, id)).toMatchObject({ status: 'too_late' });
  });

  it('declined with a reason, the venue reads it', async () => {
    const { vera, rosa } = stage;
    const id = await invite(rosa, await postShift(vera, { inDays: 15 }));
    await rosa.actAndSettle(respondInvitation, { id, answer: 'seen' });
    await rosa.actAndSettle(respondInvitation, { id, answer: 'decline', reason: 'Exam' });
    await vera.settled();
    expect(await vera.row(workInvitations, id)).toMatchObject({ status: 'declined', answer_reason: 'Exam' });
  });
});

describe('send_work_invitation and revoke_invitation', () => {
  it('taken back, it cannot be accepted any more', async () => {
    const { vera, rosa } = stage;
    const shiftId = await postShift(vera, { inDays: 20 });
    const id = await invite(rosa, shiftId);
    await vera.actAndSettle(revokeInvitation, { id });
    const seen_version = await seenVersion(rosa, shiftId);
    await rosa.act(respondInvitation, { id, answer: 'accept', booking_id: newId(), seen_version });
    await rosa.settled();
    expect(await rosa.refusal()).toBe('wrong_state');
    expect(await rosa.row(workInvitations, id)).toMatchObject({ status: 'revoked' });
  });
});
