// The accounts of the platform as admins find them: fifty at a time, one with what became of it, and what stops and readmits
// somebody. All of it online.
import * as v from 'valibot';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { ACCOUNT_STATUSES, PROFILE_ROLES } from '#domain/profiles/schema.ts';
import { MEMBER_ROLES } from '#domain/venues/schema.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { parsed } from './answer.ts';
import { adminRole } from './schema.ts';

export const USER_ROLES = ['all', ...PROFILE_ROLES] as const;
export const USER_STATUSES = ['all', ...ACCOUNT_STATUSES] as const;
export const USER_SORTS = ['name', 'newest', 'seen'] as const;

/** What the list is asked for, as it stands in the address; what is not said is everything, by name. */
export const userFilter = v.object({
  search: v.optional(v.fallback(v.string(), ''), ''),
  role: v.optional(v.fallback(v.picklist(USER_ROLES), 'all'), 'all'),
  status: v.optional(v.fallback(v.picklist(USER_STATUSES), 'all'), 'all'),
  sort: v.optional(v.fallback(v.picklist(USER_SORTS), 'name'), 'name'),
});
export type UserFilter = v.InferOutput<typeof userFilter>;

/** The last row of the page before; empty words for the first page. */
export interface After {
  readonly key: string;
  readonly id: string;
}
export const FIRST_PAGE: After = { key: '', id: '' };

const listedUser = v.object({
  id: idText,
  name: v.string(),
  email: v.string(),
  role: v.picklist(PROFILE_ROLES),
  adminRole: v.nullable(adminRole),
  status: v.picklist(ACCOUNT_STATUSES),
  town: v.nullable(v.string()),
  createdAt: v.string(),
  /** Their last sync, to the minute; null before the first. */
  seenAt: v.nullable(v.string()),
  key: v.string(),
});
export type ListedUser = v.InferOutput<typeof listedUser>;

const userPage = v.object({
  people: v.array(listedUser),
  more: v.boolean(),
  /** With the first page: how many the filter leaves, and how many there are. */
  total: v.optional(v.number()),
  everybody: v.optional(v.number()),
});
export type UserPage = v.InferOutput<typeof userPage>;

export async function adminUsers(
  device: Device,
  { search, role, status, sort, key, id, most }: UserFilter & After & { readonly most?: number },
): Promise<ActResult<UserPage>> {
  const asked = { p_search: search, p_role: role, p_status: status, p_sort: sort };
  const after = id === '' ? {} : { p_after_key: key, p_after_id: id };
  const size = most === undefined ? {} : { p_most: most };
  return parsed(await device.call('admin_users', { ...asked, ...after, ...size }), userPage);
}

const userDetail = v.object({
  ...v.omit(listedUser, ['key']).entries,
  suspendedUntil: v.nullable(v.string()),
  suspendedReason: v.nullable(v.string()),
  worked: v.number(),
  noShows: v.number(),
  cancelled: v.number(),
  /** Applications without an answer. */
  waiting: v.number(),
  ahead: v.array(
    v.object({
      id: idText,
      venueName: v.string(),
      role: v.string(),
      startsAt: v.string(),
      endsAt: v.string(),
      tz: v.string(),
    }),
  ),
  venues: v.array(v.object({ id: idText, name: v.string(), role: v.picklist(MEMBER_ROLES) })),
  /** When each device last synced, the latest first. */
  devices: v.array(v.string()),
  history: v.array(
    v.object({
      at: v.string(),
      /** An entry of the audit log, a fault, or 'registered'. */
      what: v.string(),
      by: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      points: v.nullable(v.number()),
      venue: v.nullable(v.string()),
    }),
  ),
});
export type UserDetail = v.InferOutput<typeof userDetail>;

/** Null: nobody has this id. */
export async function adminUser(device: Device, userId: string): Promise<ActResult<UserDetail | null>> {
  return parsed(await device.call('admin_user', { p_id: userId }), v.nullable(userDetail));
}

const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

export const suspendUser = defineOnlineCommand({
  name: 'suspend_user',
  version: 1,
  args: v.object({ user_id: idText, until: v.nullable(v.pipe(v.string(), v.isoTimestamp())), reason }),
});

export const reinstateUser = defineOnlineCommand({
  name: 'reinstate_user',
  version: 1,
  args: v.object({ user_id: idText }),
});
