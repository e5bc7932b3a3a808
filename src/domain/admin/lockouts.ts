// Who is locked out by wrong passwords, and letting them in again. Online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import type { ActResult, Device } from '#sync/index.ts';

const lockout = v.object({
  userId: idText,
  name: v.string(),
  email: v.nullable(v.string()),
  /** Wrong passwords since the last lock. */
  failures: v.number(),
  locks: v.number(),
  /** Null: not locked now. */
  lockedUntil: v.nullable(v.string()),
  lastAt: v.string(),
});
export type Lockout = v.InferOutput<typeof lockout>;

const lockouts = v.object({ all: v.number(), rows: v.array(lockout) });

export async function adminLockouts(
  device: Device,
  { most }: { readonly most: number },
): Promise<ActResult<v.InferOutput<typeof lockouts>>> {
  return parsed(await device.call('admin_lockouts', { p_most: most }), lockouts);
}

export const resetLockout = defineOnlineCommand({
  name: 'reset_lockout',
  version: 1,
  args: v.object({ user_id: idText }),
});
