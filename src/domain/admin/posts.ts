// What venues posted, as admins find it: shifts and jobs in pages, one of them with what became of it, and what takes one
// down. All of it online.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { JOB_STATUSES, PAY_PERIODS } from '#domain/jobs/schema.ts';
import { CURRENCIES } from '#domain/money.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { reasonText } from '#domain/reason.ts';
import { SHIFT_STATUSES } from '#domain/shifts/schema.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { chosenArea, chosenOf, defineAdminList, sought } from './lists.ts';
import { personName } from './schema.ts';

/** Drafts are the venue's own. */
export const LISTED_SHIFT_STATUSES = ['published', 'cancelled', 'removed', 'expired', 'kept', 'counted'] as const;
/** Ahead, and as the figures of the dashboard count them: within a day, still to be filled, so many weeks with this one. */
export const SHIFT_TIMES = ['ahead', 'day', 'fillable', 'past', 'weeks_4', 'weeks_12', 'weeks_52'] as const;
/** Of a shift's places, or of a booking of it. */
export const SHIFT_PLACES = ['all', 'gaps', 'booked', 'cancelled', 'no_show'] as const;
export const LISTED_JOB_STATUSES = ['all', 'published', 'paused', 'filled', 'closed', 'expired', 'removed'] as const;
export const JOB_SORTS = ['newest', 'closing'] as const;

const shiftFilter = v.object({
  search: sought,
  status: chosenOf(LISTED_SHIFT_STATUSES),
  time: chosenOf(SHIFT_TIMES),
  area: chosenArea,
  places: chosenOf(SHIFT_PLACES),
});
export type ShiftListFilter = v.InferOutput<typeof shiftFilter>;

const jobFilter = v.object({ search: sought, status: chosenOf(LISTED_JOB_STATUSES), sort: chosenOf(JOB_SORTS) });
export type JobListFilter = v.InferOutput<typeof jobFilter>;

const listedShift = v.object({
  id: idText,
  venue: v.string(),
  role: v.string(),
  area: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  tz: v.string(),
  status: v.picklist(SHIFT_STATUSES),
  positions: v.number(),
  confirmedCount: v.number(),
  rateMinor: v.number(),
  currency: v.picklist(CURRENCIES),
  key: v.string(),
});
export type ListedShift = v.InferOutput<typeof listedShift>;

const listedJob = v.object({
  id: idText,
  title: v.string(),
  venue: v.string(),
  role: v.string(),
  area: v.string(),
  status: v.picklist(JOB_STATUSES),
  payMinMinor: v.number(),
  payMaxMinor: v.nullable(v.number()),
  payPeriod: v.picklist(PAY_PERIODS),
  currency: v.picklist(CURRENCIES),
  postedAt: v.string(),
  closesAt: v.nullable(v.string()),
  /** Applications, answered ones too. */
  applied: v.number(),
  key: v.string(),
});
export type ListedJob = v.InferOutput<typeof listedJob>;

export const adminShifts = defineAdminList({ name: 'admin_shifts', filter: shiftFilter, row: listedShift });
export const adminJobs = defineAdminList({ name: 'admin_jobs', filter: jobFilter, row: listedJob });

export const history = v.array(
  v.object({
    at: v.string(),
    /** An entry of the audit log. */
    what: v.string(),
    by: v.nullable(v.string()),
    reason: v.nullable(v.string()),
    /** What it came to, as the log says it. */
    state: v.nullable(v.string()),
  }),
);
export type HistoryEntry = v.InferOutput<typeof history>[number];

/** What both kinds of post have. */
const post = {
  postedBy: v.nullable(v.string()),
  /** Applications without an answer. */
  waiting: v.number(),
  history,
};

const shiftDetail = v.object({
  ...v.omit(listedShift, ['key']).entries,
  ...post,
  place: v.nullable(v.string()),
  /** Why it was called off. */
  reason: v.nullable(v.string()),
  postedAt: v.nullable(v.string()),
  booked: v.array(v.object({ id: idText, name: personName, status: v.string() })),
});
export type ShiftDetail = v.InferOutput<typeof shiftDetail>;

const jobDetail = v.object({ ...v.omit(listedJob, ['key']).entries, ...post, description: v.nullable(v.string()) });
export type JobDetail = v.InferOutput<typeof jobDetail>;

/** Null: there is none, or it is a draft. */
export async function adminShift(device: Device, id: string): Promise<ActResult<ShiftDetail | null>> {
  return parsed(await device.call('admin_shift', { p_id: id }), v.nullable(shiftDetail));
}

/** Null: there is none, or it is a draft. */
export async function adminJob(device: Device, id: string): Promise<ActResult<JobDetail | null>> {
  return parsed(await device.call('admin_job', { p_id: id }), v.nullable(jobDetail));
}

export const removePost = defineOnlineCommand({
  name: 'admin_remove_post',
  version: 1,
  args: v.object({
    post: v.picklist(['shift', 'job']),
    id: idText,
    reason: reasonText,
  }),
});
