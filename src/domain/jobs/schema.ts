// Lasting work, without a start and an end on the clock: what a venue posts as a job.

import * as v from 'valibot';
import { idText, type JobId, rowXid, type VenueId } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { dayText, type Instant, instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const JOB_STATUSES = ['draft', 'published', 'paused', 'filled', 'closed', 'expired', 'removed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'temporary'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const PAY_PERIODS = ['hour', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

const whole = v.pipe(v.number(), v.integer());

const jobRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
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
  start_date: v.nullable(dayText),
  skills: v.array(v.string()),
  status: v.picklist(JOB_STATUSES),
  closes_at: v.nullable(instantText),
  version: whole,
  published_at: v.nullable(instantText),
  created_by: v.nullable(idText),
  created_at: instantText,
  updated_at: instantText,
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

export interface Job {
  readonly id: JobId;
  readonly venueId: VenueId;
  readonly area: string;
  readonly role: string;
  readonly title: string;
  readonly description: string | null;
  readonly employmentType: EmploymentType;
  readonly payMinMinor: number;
  readonly payMaxMinor: number | null;
  readonly payPeriod: PayPeriod;
  readonly currency: Currency;
  readonly hoursPerWeek: number | null;
  /** 'YYYY-MM-DD'; null: as soon as possible. */
  readonly startDate: string | null;
  readonly skills: readonly string[];
  readonly status: JobStatus;
  readonly closesAt: Instant | null;
  readonly publishedAt: Instant | null;
  readonly version: number;
  readonly createdAt: Instant;
}

export function rowToJob(row: JobRow): Job {
  return {
    id: row.id as JobId,
    venueId: row.venue_id as VenueId,
    area: row.area,
    role: row.role,
    title: row.title,
    description: row.description,
    employmentType: row.employment_type,
    payMinMinor: row.pay_min_minor,
    payMaxMinor: row.pay_max_minor,
    payPeriod: row.pay_period,
    currency: row.currency,
    hoursPerWeek: row.hours_per_week,
    startDate: row.start_date,
    skills: row.skills,
    status: row.status,
    closesAt: row.closes_at === null ? null : Date.parse(row.closes_at),
    publishedAt: row.published_at === null ? null : Date.parse(row.published_at),
    version: row.version,
    createdAt: Date.parse(row.created_at),
  };
}
