// The private calendar address: made on the phone, read by a calendar app that knows nothing but the address.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimShift } from '#domain/applications/commands.ts';
import { calendarFeedSince, renewCalendarFeed, revokeCalendarFeed } from '#domain/bookings/online.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function madeAddress(): Promise<string> {
  const made = await renewCalendarFeed.run(stage.rocco.device, {});
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

it('renew_calendar_feed gives an address that any calendar app can read, whatever type it asks for', async () => {
  const { vera, rocco } = stage;
  const shiftId = await postShift(vera, { bookingMode: 'instant' });
  await rocco.settled();
  const booking_id = newId();
  const seen_version = await seenVersion(rocco, shiftId);
  await rocco.actAndSettle(claimShift, { application_id: newId(), booking_id, shift_id: shiftId, seen_version });
  const address = await madeAddress();
  for (const accept of ['text/calendar', '*/*', 'text/html,application/xml;q=0.9']) {
    const answer = await fetch(address, { headers: { accept } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain(`UID:${booking_id}@encore`);
    expect(text).toContain('TZID=Europe/London');
  }
});

it('revoke_calendar_feed closes it; every wrong address says the same', async () => {
  const { rocco } = stage;
  const first = await madeAddress();
  const second = await madeAddress();
  expect(await calendarFeedSince(rocco.device)).toMatchObject({ ok: true, value: expect.any(Number) });
  expect((await fetch(second)).status).toBe(200);
  expect(await revokeCalendarFeed.run(rocco.device, {})).toEqual({ ok: true, value: null });
  expect(await calendarFeedSince(rocco.device)).toEqual({ ok: true, value: null });
  const never = second.replace(/token=[0-9a-f]+/, `token=${newId()}`);
  const answers = await Promise.all(
    [first, second, never].map(async address => {
      const answer = await fetch(address);
      return [answer.status, await answer.json()];
    }),
  );
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual([404, { code: 'PT404', details: null, hint: null, message: 'not_found' }]);
  expect((await fetch(second.replace(/apikey=[^&]+/, 'apikey=wrong'))).status).toBe(401);
});
