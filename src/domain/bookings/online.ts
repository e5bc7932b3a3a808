// The address at which a calendar app reads one's shifts: made, made anew and closed while there is a network, because only
// the server may know that an old one is closed.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import type { ActResult, Device } from '#sync/index.ts';

const nothing = v.object({});
type Nothing = v.InferOutput<typeof nothing>;

/** A new address; an earlier one is closed. It is told this once: the server keeps no more than a trace of it. */
export const renewCalendarFeed = {
  name: 'renew_calendar_feed',
  args: nothing,
  async run(device: Device, _args: Nothing): Promise<ActResult<string>> {
    const answer = parsed(await device.call('renew_calendar_feed', {}), v.string());
    return answer.ok ? device.addressOf('calendar_feed', { token: answer.value }) : answer;
  },
};

export const revokeCalendarFeed = {
  name: 'revoke_calendar_feed',
  args: nothing,
  async run(device: Device, _args: Nothing): Promise<ActResult<null>> {
    const answer = await device.call('revoke_calendar_feed', {});
    return answer.ok ? { ok: true, value: null } : answer;
  },
};

/** Since when there is one; null without. */
export async function calendarFeedSince(device: Device): Promise<ActResult<number | null>> {
  const answer = parsed(await device.call('calendar_feed_since', {}), v.nullable(v.string()));
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value === null ? null : Date.parse(answer.value) };
}
