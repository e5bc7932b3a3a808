// A rockstar applies for a place: by a request, where the venue picks, or by claiming, where the first come is booked.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import {
  type ApplicationId,
  idOf,
  type JobId,
  type ProfileId,
  rowXid,
  type ShiftId,
  type VenueId,
} from '#domain/ids.ts';
import { termsRow } from '#domain/shifts/terms.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';
import { isLive } from './rules.ts';

export const APPLICATION_STATUSES = [
  'submitted',
  'viewed',
  'shortlisted',
  'offered',
  'accepted',
  'rejected',
  'withdrawn',
  'waitlisted',
  'declined',
  'expired',
  'closed',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

const applicationRow = v.object({
  id: idOf<ApplicationId>(),
  row_xid: rowXid,
  worker_id: idOf<ProfileId>(),
  venue_id: idOf<VenueId>(),
  shift_id: v.nullable(idOf<ShiftId>()),
  job_id: v.nullable(idOf<JobId>()),
  note: v.nullable(v.string()),
  status: v.picklist(APPLICATION_STATUSES),
  source: v.picklist(['application', 'claim']),
  closed_reason: v.nullable(v.string()),
  seen_version: v.nullable(whole),
  /** The terms that were applied for, while they are no longer the shift's. */
  seen_terms: v.nullable(termsRow),
  /** Until when an offered place is theirs to take. */
  hold_until: v.nullable(instantText),
  waitlist_pos: v.nullable(whole),
  /** When they can be there: asked once the shift has started. */
  arrives_at: v.nullable(instantText),
  /** Of the person's home as the crow flies, in coarse steps; null: they have not said where. */
  within_km: v.nullable(whole),
  /** False: their own calendar says no to the shift, and they applied nevertheless. */
  calendar_free: v.boolean(),
  decided_by: v.nullable(idOf<ProfileId>()),
  decided_at: v.nullable(instantText),
  decision_reason: v.nullable(v.string()),
  recorded_at: instantText,
  version: whole,
  created_at: stampText,
  updated_at: instantText,
});
export type ApplicationRow = v.InferOutput<typeof applicationRow>;

export const applications = defineTable<ApplicationRow>({
  name: 'applications',
  row: applicationRow,
  indexes: ['[worker_id+source]', 'shift_id', 'job_id', '[venue_id+status]'],
  scopes: row => [`venue:${row.venue_id}`, `user:${row.worker_id}`],
  // One that still waits for an answer stays, however old.
  expired: (row, horizonDay) => !isLive(row.status) && row.updated_at.slice(0, 10) < horizonDay,
});

export type Application = Fields<typeof applicationRow>;
export const rowToApplication = fieldsOf(applicationRow);
