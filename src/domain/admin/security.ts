// Where admins are signed in, the end of a session, and whose account is to be deleted. Online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { adminRole } from './schema.ts';

const security = v.object({
  /** The latest first. */
  sessions: v.array(
    v.object({
      id: idText,
      userId: idText,
      name: v.string(),
      role: adminRole,
      beganAt: v.string(),
      seenAt: v.string(),
      userAgent: v.nullable(v.string()),
      isThis: v.boolean(),
    }),
  ),
  /** The nearest first. */
  leaving: v.array(
    v.object({ userId: idText, name: v.string(), email: v.nullable(v.string()), deletesAt: v.string() }),
  ),
});
export type Security = v.InferOutput<typeof security>;

export async function adminSecurity(device: Device): Promise<ActResult<Security>> {
  return parsed(await device.call('admin_security', {}), security);
}

export const endAdminSession = defineOnlineCommand({
  name: 'end_admin_session',
  version: 1,
  args: v.object({ id: idText }),
});
