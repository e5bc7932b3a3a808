import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimShift } from '#domain/applications/commands.ts';
import { acknowledgeNotification, markNotificationsRead } from '#domain/notifications/commands.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { cancelShift } from '#domain/shifts/commands.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('mark_notifications_read and acknowledge_notification', () => {
  it('without network count here at once; with it on every device', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { bookingMode: 'instant' });
    await rocco.settled();
    await rocco.actAndSettle(claimShift, {
      application_id: newId(),
      booking_id: newId(),
      shift_id: shiftId,
      seen_version: await seenVersion(rocco, shiftId),
    });
    await vera.settled();
    await vera.actAndSettle(cancelShift, { id: shiftId });
    await rocco.settled();
    const [told] = await rocco.rows(notifications);
    expect(told).toMatchObject({ kind: 'booking_cancelled_by_venue', must_ack: true, read_at: null });
    const id = told?.id ?? '';

    rocco.loseNetwork();
    await rocco.act(markNotificationsRead, { ids: [id] });
    expect((await rocco.row(notifications, id))?.read_at).not.toBeNull();
    await rocco.act(acknowledgeNotification, { id });
    expect((await rocco.row(notifications, id))?.acked_at).not.toBeNull();
    rocco.regainNetwork();
    await rocco.settled();
    const settled = await rocco.row(notifications, id);
    expect(settled?.acked_at).not.toBeNull();
    expect(settled?.row_xid).not.toBe(told?.row_xid);
  });
});
