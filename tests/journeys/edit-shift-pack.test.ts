import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimShift } from '#domain/applications/commands.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { editShiftPack } from '#domain/packs/commands.ts';
import { shiftPacks } from '#domain/packs/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('edit_shift_pack', () => {
  it('reaches the phone of who is booked, and leaves it with the booking', async () => {
    const { vera, rocco, rosa } = stage;
    const shift_id = await postShift(vera, { bookingMode: 'instant' });
    await rocco.settled();
    const booking_id = newId();
    await rocco.actAndSettle(claimShift, {
      application_id: newId(),
      booking_id,
      shift_id,
      seen_version: await seenVersion(rocco, shift_id),
    });

    vera.loseNetwork();
    await vera.act(editShiftPack, { shift_id, pack: { arrival_note: 'Ring twice' } });
    await vera.act(editShiftPack, { shift_id, pack: { arrival_note: 'Ring twice', kit: 'A pen' } });
    expect(await vera.row(shiftPacks, shift_id)).toMatchObject({ kit: 'A pen', row_xid: '0' });
    vera.regainNetwork();
    await vera.settled();
    await rocco.settled();
    await rosa.settled();
    expect(await rocco.row(shiftPacks, shift_id)).toMatchObject({ arrival_note: 'Ring twice', kit: 'A pen' });
    expect(await rosa.row(shiftPacks, shift_id)).toBeUndefined();

    await rocco.actAndSettle(cancelBooking, { id: booking_id });
    expect(await rocco.row(shiftPacks, shift_id)).toBeUndefined();
    expect(await vera.row(shiftPacks, shift_id)).toMatchObject({ kit: 'A pen' });
  });

  it('says what it was when the shift is no longer there, and keeps it', async () => {
    const { vera } = stage;
    await vera.act(editShiftPack, { shift_id: newId(), pack: { kit: 'A pen' } });
    await vera.settled();
    expect(await vera.refusal()).toBe('not_found');
    expect((await vera.outbox())[0]?.args).toMatchObject({ pack: { kit: 'A pen' } });
  });
});
