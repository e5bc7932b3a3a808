// A rockstar asks for a place: by applying, where the venue picks, or by claiming, where the first come is booked.

import * as v from 'valibot';
import {
  type ApplicationId,
  idText,
  type JobId,
  type ProfileId,
  rowXid,
  type ShiftId,
  type VenueId,
} from '#domain/ids.ts';
import { rowToTerms, type Terms, termsRow } from '#domain/shifts/terms.ts';
import { type Instant, instantText } from '#domain/time.ts';
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

const whole = v.pipe(v.number(), v.integer());

const applicationRow = v.object({
  id: idText,
  row_xid: rowXid,
  worker_id: idText,
  venue_id: idText,
  shift_id: v.nullable(idText),
  job_id: v.nullable(idText),
  note: v.nullable(v.string()),
  status: v.picklist(APPLICATION_STATUSES),
  source: v.picklist(['application', 'claim']),
  closed_reason: v.nullable(v.string()),
  seen_version: v.nullable(whole),
  seen_terms: v.nullable(termsRow),
  hold_until: v.nullable(instantText),
  waitlist_pos: v.nullable(whole),
  within_km: v.nullable(whole),
  calendar_free: v.boolean(),
  decided_by: v.nullable(idText),
  decided_at: v.nullable(instantText),
  decision_reason: v.nullable(v.string()),
  recorded_at: instantText,
  version: whole,
  created_at: instantText,
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

export interface Application {
  readonly id: ApplicationId;
  readonly workerId: ProfileId;
  readonly venueId: VenueId;
  readonly shiftId: ShiftId | null;
  readonly jobId: JobId | null;
  readonly note: string | null;
  readonly status: ApplicationStatus;
  readonly source: 'application' | 'claim';
  readonly closedReason: string | null;
  /** The terms that were asked for, while they are no longer the shift's. */
  readonly seenTerms: Terms | null;
  /** Until when an offered place is theirs to take. */
  readonly holdUntil: Instant | null;
  readonly waitlistPos: number | null;
  /** Of the person's home as the crow flies, in coarse steps; null: they have not said where. */
  readonly withinKm: number | null;
  /** False: their own calendar says no to the shift, and they asked nevertheless. */
  readonly calendarFree: boolean;
  readonly decidedAt: Instant | null;
  readonly decisionReason: string | null;
  readonly recordedAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

export function rowToApplication(row: ApplicationRow): Application {
  return {
    id: row.id as ApplicationId,
    workerId: row.worker_id as ProfileId,
    venueId: row.venue_id as VenueId,
    shiftId: row.shift_id as ShiftId | null,
    jobId: row.job_id as JobId | null,
    note: row.note,
    status: row.status,
    source: row.source,
    closedReason: row.closed_reason,
    seenTerms: row.seen_terms === null ? null : rowToTerms(row.seen_terms),
    holdUntil: row.hold_until === null ? null : Date.parse(row.hold_until),
    waitlistPos: row.waitlist_pos,
    withinKm: row.within_km,
    calendarFree: row.calendar_free,
    decidedAt: row.decided_at === null ? null : Date.parse(row.decided_at),
    decisionReason: row.decision_reason,
    recordedAt: Date.parse(row.recorded_at),
    updatedAt: Date.parse(row.updated_at),
    version: row.version,
  };
}
