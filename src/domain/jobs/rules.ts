// How a job moves, and what must be right about it before it is saved. The same codes as `check_job` in SQL.

import type { Refusal } from '#domain/refusals.ts';
import { trimmed } from '#domain/said.ts';
import { isRole } from '#domain/shifts/roles.ts';
import type { Instant } from '#domain/time.ts';
import type { Job, JobRow, JobStatus } from './schema.ts';

const JOB_MOVES: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  draft: ['published', 'closed', 'filled'],
  published: ['paused', 'filled', 'closed', 'expired', 'removed'],
  paused: ['published', 'filled', 'closed', 'expired', 'removed'],
  filled: [],
  closed: [],
  expired: [],
  removed: [],
};

export function canMoveJob(from: JobStatus, to: JobStatus): boolean {
  return JOB_MOVES[from].includes(to);
}

/** Not ended: it can still be changed, and seeks or may seek people. */
export function isRunning(status: JobStatus): boolean {
  return JOB_MOVES[status].length > 0;
}

const AGREED = [
  'role',
  'employment_type',
  'pay_min_minor',
  'pay_max_minor',
  'pay_period',
  'currency',
  'hours_per_week',
  'start_date',
] as const satisfies readonly (keyof JobRow)[];

/** Whoever saw the one knows what they would agree to in the other. Twin of `private.terms_of_job`. */
export function sameTerms(one: JobRow, other: JobRow): boolean {
  return AGREED.every(field => one[field] === other[field]);
}

/** Whether a rockstar can apply for it now. */
export function isOpenJob(job: Pick<Job, 'status' | 'closesAt'>, now: Instant): boolean {
  return job.status === 'published' && (job.closesAt === null || job.closesAt > now);
}

export interface JobTerms {
  readonly role: string;
  readonly title: string;
  readonly payMinMinor: number | null;
  readonly payMaxMinor: number | null;
  readonly hoursPerWeek: number | null;
}

export type JobField = 'role' | 'title' | 'pay' | 'payMax' | 'hours';

export interface JobFault {
  readonly field: JobField;
  readonly code: Refusal | 'required';
}

const MOST_PAY_MINOR = 100_000_000;

export function jobFaults(terms: JobTerms): readonly JobFault[] {
  const faults: JobFault[] = [];
  const { payMinMinor: least, payMaxMinor: most, hoursPerWeek: hours } = terms;
  if (terms.role === '') faults.push({ field: 'role', code: 'required' });
  else if (!isRole(terms.role)) faults.push({ field: 'role', code: 'unknown_role' });
  if (trimmed(terms.title).length < 2) faults.push({ field: 'title', code: 'required' });
  if (least === null) faults.push({ field: 'pay', code: 'required' });
  else if (least < 1 || least > MOST_PAY_MINOR) faults.push({ field: 'pay', code: 'pay_out_of_range' });
  if (most !== null && (most < (least ?? 1) || most > MOST_PAY_MINOR)) {
    faults.push({ field: 'payMax', code: 'pay_out_of_range' });
  }
  if (hours !== null && (hours < 1 || hours > 60)) faults.push({ field: 'hours', code: 'hours_out_of_range' });
  return faults;
}
