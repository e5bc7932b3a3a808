// What the platform's admins find beyond their device, as they type. Online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { ROLES } from '#domain/shifts/roles.ts';
import type { ActResult, Device } from '#sync/index.ts';

const found = v.object({
  users: v.array(v.object({ id: idText, name: v.string(), email: v.string() })),
  venues: v.array(v.object({ id: idText, name: v.string(), area: v.nullable(v.string()) })),
  bookings: v.array(
    v.object({
      id: idText,
      shiftId: idText,
      name: v.string(),
      role: v.picklist(ROLES),
      startsAt: v.string(),
      endsAt: v.string(),
      tz: v.string(),
      venueName: v.string(),
    }),
  ),
});
export type FoundOnline = v.InferOutput<typeof found>;

/** Fewer letters find nothing. */
export const SHORTEST_ASKED = 2;

export async function findOnline(device: Device, words: string): Promise<ActResult<FoundOnline>> {
  return parsed(await device.call('admin_find', { p_words: words }), found);
}

const NOTHING: FoundOnline = { users: [], venues: [], bookings: [] };

/** For whoever finds all on the device. */
export async function findNothing(): Promise<ActResult<FoundOnline>> {
  return { ok: true, value: NOTHING };
}
