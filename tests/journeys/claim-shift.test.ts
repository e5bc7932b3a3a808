import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimShift } from '#domain/applications/commands.ts';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('claim_shift', () => {
  it('shows a request, never a booking, until the server has made one', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant' });
    await rocco.settled();
    const [application_id, booking_id] = [newId(), newId()];
    const seen_version = await seenVersion(rocco, shiftId);
    rocco.loseNetwork();
    await rocco.act(claimShift, { application_id, booking_id, shift_id: shiftId, seen_version });
    expect(await rocco.row(applications, application_id)).toMatchObject({ status: 'submitted', source: 'claim' });
    expect(await rocco.rows(bookings)).toEqual([]);

    rocco.regainNetwork();
    await rocco.settled();
    expect(await rocco.row(applications, application_id)).toMatchObject({ status: 'accepted' });
    expect(await rocco.row(bookings, booking_id)).toMatchObject({ status: 'confirmed', rate_minor: 1550 });
    await vera.settled();
    expect(await vera.row(shifts, shiftId)).toMatchObject({ confirmed_count: 1 });
  });

  it('ST1 of the last place by two without network books one and puts the other first on the waitlist', async () => {
    const { vera, rocco, rosa } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant', positions: 1, inDays: 6 });
    await rocco.settled();
    await rosa.settled();
    const seen_version = await seenVersion(rocco, shiftId);
    const [first, second] = [newId(), newId()];
    rocco.loseNetwork();
    rosa.loseNetwork();
    await rocco.act(claimShift, { application_id: first, booking_id: newId(), shift_id: shiftId, seen_version });
    await rosa.act(claimShift, { application_id: second, booking_id: newId(), shift_id: shiftId, seen_version });

    rosa.regainNetwork();
    await rosa.settled();
    rocco.regainNetwork();
    await rocco.settled();
    expect(await rosa.row(applications, second)).toMatchObject({ status: 'accepted' });
    expect(await rocco.row(applications, first)).toMatchObject({ status: 'waitlisted', waitlist_pos: 1 });
    expect(await rocco.outbox()).toEqual([]);
  });

  it('is refused where the venue wants to choose', async () => {
    const { vera, rosa } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'review', inDays: 9 });
    await rosa.settled();
    const seen_version = await seenVersion(rosa, shiftId);
    const claim = { application_id: newId(), booking_id: newId(), shift_id: shiftId, seen_version };
    const commandId = await rosa.act(claimShift, claim);
    await rosa.settled();
    expect(await rosa.refusal()).toBe('not_instant');
    await rosa.device.discard(commandId);
  });

  it('is refused over a booking at the same time, and says which', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant', from: '20:00', to: '01:00' });
    await rocco.settled();
    const seen_version = await seenVersion(rocco, shiftId);
    await rocco.act(claimShift, { application_id: newId(), booking_id: newId(), shift_id: shiftId, seen_version });
    await rocco.settled();
    expect(await rocco.refusal()).toBe('clash');
  });
});
