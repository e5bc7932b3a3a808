// A job as it is being written down. Pure.

import { trimmed } from '#domain/said.ts';
import type { SaveJobArgs } from './commands.ts';
import type { EmploymentType, Job, PayPeriod } from './schema.ts';

export interface JobDraft {
  readonly role: string;
  readonly title: string;
  readonly description: string;
  readonly employmentType: EmploymentType;
  readonly payMinMinor: number | null;
  readonly payMaxMinor: number | null;
  readonly payPeriod: PayPeriod;
  readonly hoursPerWeek: number | null;
  /** 'YYYY-MM-DD', or '': as soon as possible. */
  readonly startDate: string;
  /** As typed, with commas between. */
  readonly skills: string;
}

export const emptyJob: JobDraft = {
  role: '',
  title: '',
  description: '',
  employmentType: 'full_time',
  payMinMinor: null,
  payMaxMinor: null,
  payPeriod: 'hour',
  hoursPerWeek: 40,
  startDate: '',
  skills: '',
};

type Written = Pick<Job, keyof JobDraft>;

/** As it was typed before it was refused. */
export function argsToJobDraft(args: SaveJobArgs): JobDraft {
  return jobToDraft({
    ...{ role: args.role, title: args.title, description: args.description ?? null, skills: args.skills },
    ...{ employmentType: args.employment_type, payPeriod: args.pay_period, payMinMinor: args.pay_min_minor },
    ...{ payMaxMinor: args.pay_max_minor ?? null, hoursPerWeek: args.hours_per_week ?? null },
    startDate: args.start_date ?? null,
  });
}

export function jobToDraft(job: Written): JobDraft {
  return {
    role: job.role,
    title: job.title,
    description: job.description ?? '',
    employmentType: job.employmentType,
    payMinMinor: job.payMinMinor,
    payMaxMinor: job.payMaxMinor,
    payPeriod: job.payPeriod,
    hoursPerWeek: job.hoursPerWeek,
    startDate: job.startDate ?? '',
    skills: job.skills.join(', '),
  };
}

const MOST_SKILLS = 10;
const SKILL_LENGTH = 60;

function skillsIn(typed: string): string[] {
  const words = typed.split(',').map(word => trimmed(word).slice(0, SKILL_LENGTH));
  return [...new Set(words.filter(word => word !== ''))].slice(0, MOST_SKILLS);
}

/** The command's arguments; null while something is missing. */
export function jobDraftToArgs(
  draft: JobDraft,
  place: { readonly id: string; readonly venueId: string },
): SaveJobArgs | null {
  if (draft.payMinMinor === null || draft.role === '' || trimmed(draft.title).length < 2) return null;
  return {
    id: place.id,
    venue_id: place.venueId,
    role: draft.role,
    title: draft.title.trim(),
    employment_type: draft.employmentType,
    pay_min_minor: draft.payMinMinor,
    pay_period: draft.payPeriod,
    skills: skillsIn(draft.skills),
    pay_max_minor: draft.payMaxMinor,
    description: draft.description.trim() || null,
    hours_per_week: draft.hoursPerWeek,
    start_date: draft.startDate || null,
  };
}
