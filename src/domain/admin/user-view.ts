// What somebody has before them, as an admin may read it. Online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { APPLICATION_STATUSES } from '#domain/applications/schema.ts';
import { idText } from '#domain/ids.ts';
import { ROLES } from '#domain/shifts/roles.ts';
import type { ActResult, Device } from '#sync/index.ts';

const when = { startsAt: v.string(), endsAt: v.string(), tz: v.string() };

/** How many there are, and the ten of them that are nearest. */
const nearest = <Row extends v.GenericSchema>(row: Row) => v.object({ all: v.number(), rows: v.array(row) });

const userView = v.object({
  /** What waits for an answer. */
  requests: nearest(
    v.object({
      id: idText,
      status: v.picklist(APPLICATION_STATUSES),
      role: v.picklist(ROLES),
      venueName: v.string(),
      ...when,
    }),
  ),
  invitations: v.number(),
  ownHours: v.number(),
  /** Of their venues. */
  shifts: nearest(
    v.object({
      id: idText,
      role: v.picklist(ROLES),
      venueName: v.string(),
      places: v.number(),
      filled: v.number(),
      waiting: v.number(),
      ...when,
    }),
  ),
  venueHours: v.number(),
});
export type UserView = v.InferOutput<typeof userView>;

export async function adminUserView(device: Device, userId: string): Promise<ActResult<UserView | null>> {
  return parsed(await device.call('admin_user_view', { p_id: userId }), v.nullable(userView));
}
