// Lasting work, without a start and an end on the clock: what a venue posts as a job.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { idOf, type JobId, type ProfileId, rowXid, type VenueId } from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { dayText, instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

export const JOB_STATUSES = ['draft', 'published', 'paused', 'filled', 'closed', 'expired', 'removed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'temporary'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const PAY_PERIODS = ['hour', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

const jobRow = v.object({
  id: idOf<JobId>(),
  row_xid: rowXid,
  venue_id: idOf<VenueId>(),
  area: v.string(),
  role: v.string(),
  title: v.string(),
  description: v.nullable(v.string()),
  employment_type: v.picklist(EMPLOYMENT_TYPES),
  pay_min_minor: whole,
  pay_max_minor: v.nullable(whole),
  pay_period: v.picklist(PAY_PERIODS),
  currency: v.picklist(CURRENCIES),
  hours_per_week: v.nullable(whole),
  /** 'YYYY-MM-DD'; null: as soon as possible. */
  start_date: v.nullable(dayText),
  skills: v.array(v.string()),
  status: v.picklist(JOB_STATUSES),
  closes_at: v.nullable(instantText),
  version: whole,
  published_at: v.nullable(instantText),
  created_by: v.nullable(idOf<ProfileId>()),
  created_at: instantText,
  updated_at: stampText,
});
export type JobRow = v.InferOutput<typeof jobRow>;

export const jobs = defineTable<JobRow>({
  name: 'jobs',
  row: jobRow,
  indexes: ['venue_id', 'status'],
  scopes: row => [`venue:${row.venue_id}`, `area:${row.area}`],
  // One that still runs stays, however old.
  expired: (row, horizonDay) =>
    !['draft', 'published', 'paused'].includes(row.status) && row.updated_at.slice(0, 10) < horizonDay,
});

export type Job = Fields<typeof jobRow>;
export const rowToJob = fieldsOf(jobRow);
