// Where admins are signed in, the end of a session, and whose account is to be deleted. Online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { adminRole } from './schema.ts';

const session = v.object({
  id: idText,
  userId: idText,
  name: v.string(),
  role: adminRole,
  beganAt: v.string(),
  seenAt: v.string(),
  userAgent: v.nullable(v.string()),
  isThis: v.boolean(),
});
const leaver = v.object({ userId: idText, name: v.string(), email: v.nullable(v.string()), deletesAt: v.string() });

/** The latest sessions, and the nearest deletions, first; `all`: how many there are. */
const security = v.object({
  sessions: v.object({ all: v.number(), rows: v.array(session) }),
  leaving: v.object({ all: v.number(), rows: v.array(leaver) }),
});
export type Security = v.InferOutput<typeof security>;
export type AdminSession = v.InferOutput<typeof session>;

export async function adminSecurity(device: Device, { most }: { readonly most: number }): Promise<ActResult<Security>> {
  return parsed(await device.call('admin_security', { p_most: most }), security);
}

export const endAdminSession = defineOnlineCommand({
  name: 'end_admin_session',
  version: 1,
  args: v.object({ id: idText }),
});
