// The accounts of the platform as admins find them: in pages, one with what became of it, and what stops and readmits
// somebody. All of it online.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { calledName } from '#domain/profiles/called.ts';
import { ACCOUNT_STATUSES, PROFILE_ROLES } from '#domain/profiles/schema.ts';
import { reasonText } from '#domain/reason.ts';
import { ROLES } from '#domain/shifts/roles.ts';
import { MEMBER_ROLES } from '#domain/venues/schema.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { chosenOf, defineAdminList, sought } from './lists.ts';
import { adminRole } from './schema.ts';

export const USER_ROLES = ['all', ...PROFILE_ROLES] as const;
export const USER_STATUSES = ['all', ...ACCOUNT_STATUSES] as const;
export const USER_SORTS = ['name', 'newest', 'seen'] as const;

const userFilter = v.object({
  search: sought,
  role: chosenOf(USER_ROLES),
  status: chosenOf(USER_STATUSES),
  sort: chosenOf(USER_SORTS),
});
export type UserFilter = v.InferOutput<typeof userFilter>;

const userEntries = {
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
};
const listedUser = v.pipe(v.object(userEntries), v.transform(asCalled));
export type ListedUser = v.InferOutput<typeof listedUser>;

export const adminUsers = defineAdminList({ name: 'admin_users', filter: userFilter, row: listedUser });

export const WORKER_RELIABILITIES = ['all', 'under_80', 'new'] as const;
export const WORKER_SKILLS = ['all', ...ROLES] as const;
export const WORKER_SORTS = ['name', 'reliability', 'rating', 'newest'] as const;

const workerFilter = v.object({
  search: sought,
  skill: chosenOf(WORKER_SKILLS),
  reliability: chosenOf(WORKER_RELIABILITIES),
  status: chosenOf(USER_STATUSES),
  sort: chosenOf(WORKER_SORTS),
});
export type WorkerFilter = v.InferOutput<typeof workerFilter>;

const workerEntries = {
  id: idText,
  name: v.string(),
  status: v.picklist(ACCOUNT_STATUSES),
  town: v.nullable(v.string()),
  skills: v.array(v.string()),
  /** Tenths of a star of ninety days; null before three. */
  rating: v.nullable(v.number()),
  ratingCount: v.nullable(v.number()),
  /** Of 100; null while new. */
  reliability: v.nullable(v.number()),
  /** Shifts. */
  worked: v.number(),
  createdAt: v.string(),
  key: v.string(),
};
const listedWorker = v.pipe(v.object(workerEntries), v.transform(asCalled));
export type ListedWorker = v.InferOutput<typeof listedWorker>;

export const adminWorkers = defineAdminList({ name: 'admin_workers', filter: workerFilter, row: listedWorker });

const { key: _, ...detailEntries } = userEntries;
const userDetailEntries = {
  ...detailEntries,
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
  /** Of all that are ahead the next fifty are listed. */
  aheadAll: v.number(),
  venues: v.array(v.object({ id: idText, name: v.string(), role: v.picklist(MEMBER_ROLES) })),
  /** When each device last synced, the latest first. */
  devices: v.array(v.string()),
  /** Of all that became of them the newest fifty are listed. */
  historyAll: v.number(),
  history: v.array(
    v.object({
      at: v.string(),
      /** An entry of the audit log, a fault, or 'registered'. */
      what: v.string(),
      by: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      points: v.nullable(v.number()),
      venue: v.nullable(v.string()),
      /** What an entry of the log came to. */
      state: v.nullable(v.string()),
    }),
  ),
};
const userDetail = v.pipe(v.object(userDetailEntries), v.transform(asCalled));
export type UserDetail = v.InferOutput<typeof userDetail>;

/** Null: nobody has this id. */
export async function adminUser(device: Device, userId: string): Promise<ActResult<UserDetail | null>> {
  return parsed(await device.call('admin_user', { p_id: userId }), v.nullable(userDetail));
}

/** Whose account was deleted is called so in the reader's language. */
function asCalled<Account extends { readonly name: string; readonly status: (typeof ACCOUNT_STATUSES)[number] }>(
  account: Account,
): Account {
  return { ...account, name: calledName({ name: account.name, account_status: account.status }) };
}

const instant = v.pipe(v.string(), v.isoTimestamp());

export const suspendUser = defineOnlineCommand({
  name: 'suspend_user',
  version: 1,
  args: v.object({
    user_id: idText,
    until: v.nullable(instant),
    reason: reasonText,
    /** The end of the suspension that is changed, as it was shown; left out for a new one. */
    seen: v.optional(v.nullable(instant)),
    /** What the person is booked on and has not begun is released; left out, it stays. */
    release: v.optional(v.boolean()),
  }),
});

export const reinstateUser = defineOnlineCommand({
  name: 'reinstate_user',
  version: 1,
  args: v.object({ user_id: idText, reason: reasonText }),
});
