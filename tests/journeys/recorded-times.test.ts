// A real device that was without signal for hours: it begins with an empty call, and what it recorded meanwhile is still
// dated as it was recorded. Hours pass at the server, which reads one clock.
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimShift } from '#domain/applications/commands.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage?.clear());

async function pass(hours: number): Promise<void> {
  await stage.backend.db(
    `create or replace function private.now() returns timestamptz language sql stable set search_path = '' as $$ select pg_catalog.now() + interval '${hours} hours' $$`,
  );
}

async function booked(): Promise<string> {
  const { vera, rocco } = stage;
  const shift = await postShift(vera, { bookingMode: 'instant', inDays: 5 });
  await rocco.settled();
  const booking_id = newId();
  const seen_version = await seenVersion(rocco, shift);
  await rocco.actAndSettle(claimShift, { application_id: newId(), booking_id, shift_id: shift, seen_version });
  return booking_id;
}

describe('what was recorded without signal', () => {
  it('is dated as it was recorded, although the device sends an empty batch first', async () => {
    const { rocco, vera } = stage;
    const id = await booked();
    rocco.loseNetwork();
    const before = Date.now();
    await rocco.act(cancelBooking, { id });
    await pass(40);
    rocco.regainNetwork();
    await rocco.settled();
    const cancelled = await rocco.row(bookings, id);
    expect(Date.parse(cancelled?.cancelled_at ?? '')).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(cancelled?.cancelled_at ?? '')).toBeLessThan(before + 60_000);
    expect(Date.parse(cancelled?.cancel_heard_at ?? '')).toBeGreaterThan(before + 39 * 3_600_000);
    await vera.settled();
    expect(await vera.row(bookings, id)).toMatchObject({ cancelled_at: cancelled?.cancelled_at });
  });

  it('counts by arrival when it reaches the server after the shift has begun', async () => {
    const { rocco } = stage;
    const id = await booked();
    rocco.loseNetwork();
    await rocco.act(cancelBooking, { id });
    await pass(6 * 24 - 1);
    rocco.regainNetwork();
    await rocco.settled();
    expect(await rocco.refusal()).toBe('too_late');
    expect(await rocco.row(bookings, id)).toMatchObject({ status: 'confirmed', cancelled_at: null });
  });
});
