// What a venue does with a job: write it down, post it, pause it, go on, and end it.

import * as v from 'valibot';
import { titleOfJob } from '#domain/about.ts';
import { isLive } from '#domain/applications/rules.ts';
import { applications } from '#domain/applications/schema.ts';
import { type Description, defineCommand, stamps, written } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { endInvitations } from '#domain/invitations/end.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { saidText } from '#domain/said.ts';
import { dayText } from '#domain/time.ts';
import { newVenueLane } from '#domain/venues/lanes.ts';
import { isPlacedRow, type PlacedVenueRow, venues } from '#domain/venues/schema.ts';
import { whole } from '#domain/whole.ts';
import type { CommandContext, Mirror, MirrorTx } from '#sync/index.ts';
import { canMoveJob, isRunning, sameTerms } from './rules.ts';
import { EMPLOYMENT_TYPES, type JobRow, type JobStatus, jobs, PAY_PERIODS } from './schema.ts';

const saveJobArgs = v.object({
  id: idText,
  venue_id: idText,
  role: v.string(),
  title: v.pipe(v.string(), saidText, v.minLength(2), v.maxLength(100)),
  description: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(4000)))),
  employment_type: v.picklist(EMPLOYMENT_TYPES),
  pay_min_minor: whole,
  pay_max_minor: v.optional(v.nullable(whole)),
  pay_period: v.picklist(PAY_PERIODS),
  hours_per_week: v.optional(v.nullable(whole)),
  start_date: v.optional(v.nullable(dayText)),
  skills: v.pipe(v.array(v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(60))), v.maxLength(10)),
  /** Of the job that was seen: it is refused if somebody changed it since. */
  version: v.optional(whole),
});
export type SaveJobArgs = v.InferOutput<typeof saveJobArgs>;

/** Creates a draft, or changes a job that has not ended. */
export const saveJob = defineCommand({
  name: 'save_job',
  version: 1,
  args: saveJobArgs,
  lanes: args => [`job:${args.id}`],
  needs: args => [newVenueLane(args.venue_id)],
  // A job that was seen is there without it.
  makes: args => (args.version === undefined ? [`job:${args.id}`] : []),
  async apply(tx, args, context) {
    const known = await tx.get(jobs, args.id);
    const venue = await tx.get(venues, args.venue_id);
    if (venue === undefined || !isPlacedRow(venue) || (known !== undefined && !isRunning(known.status))) return;
    const saved = savedRow({ args, venue, known, context });
    await tx.put(jobs, saved);
    if (known !== undefined) await keepSeen(tx, known, saved);
  },
  // All its terms are in the command; a refused one has no row.
  describe: (args, { words }) => ({
    subject: args.title,
    lines: [words.role(args.role)],
    editTo: `/venue/jobs/${args.id}/edit`,
  }),
});

function savedRow(of: {
  readonly args: SaveJobArgs;
  readonly venue: PlacedVenueRow;
  readonly known: JobRow | undefined;
  readonly context: CommandContext;
}): JobRow {
  const { args, venue, known, context } = of;
  return {
    ...known,
    id: args.id,
    venue_id: venue.id,
    area: venue.area,
    role: args.role,
    title: args.title,
    description: written(args.description, known?.description),
    employment_type: args.employment_type,
    pay_min_minor: args.pay_min_minor,
    pay_max_minor: written(args.pay_max_minor, known?.pay_max_minor),
    pay_period: args.pay_period,
    currency: venue.currency,
    hours_per_week: written(args.hours_per_week, known?.hours_per_week),
    start_date: written(args.start_date, known?.start_date),
    skills: args.skills,
    status: known?.status ?? 'draft',
    closes_at: known?.closes_at ?? null,
    version: (known?.version ?? 0) + 1,
    published_at: known?.published_at ?? null,
    created_by: known?.created_by ?? context.userId,
    ...stamps(known, context),
  };
}

/** What changes none of the terms is seen by whoever saw the job before and applied. */
async function keepSeen(tx: MirrorTx, before: JobRow, after: JobRow): Promise<void> {
  if (!sameTerms(before, after)) return;
  for (const { id, status, seen_version } of await tx.where(applications, 'job_id', after.id)) {
    if (isLive(status) && seen_version === before.version)
      await tx.patch(applications, id, { seen_version: after.version });
  }
}

const moveJobArgs = v.object({ id: idText, version: whole });

function jobMove<const Name extends string>(name: Name, before: JobStatus, after: JobStatus) {
  return defineCommand({
    name,
    version: 1,
    args: moveJobArgs,
    lanes: args => [`job:${args.id}`],
    async apply(tx, args, context) {
      const job = await tx.get(jobs, args.id);
      if (job?.status !== before) return;
      const moved: JobRow = {
        ...job,
        status: after,
        version: job.version + 1,
        published_at: job.published_at ?? (after === 'published' ? context.recordedAt : null),
        closes_at: after === 'published' ? openUntil(context.recordedAt) : job.closes_at,
        updated_at: context.recordedAt,
      };
      await tx.put(jobs, moved);
      await keepSeen(tx, job, moved);
    },
    describe: (args, { mirror }) => aboutJob(mirror, args.id),
  });
}

async function aboutJob(mirror: Mirror, id: string): Promise<Description<never>> {
  const subject = await titleOfJob(mirror, id);
  return { subject, editTo: subject === null ? null : `/venue/jobs/${id}` };
}

/** As the server counts. */
function openUntil(from: string): string {
  return new Date(Date.parse(from) + 30 * 24 * 3_600_000).toISOString();
}

export const publishJob = jobMove('publish_job', 'draft', 'published');
export const pauseJob = jobMove('pause_job', 'published', 'paused');
export const resumeJob = jobMove('resume_job', 'paused', 'published');

const closeJobArgs = v.object({ id: idText, outcome: v.picklist(['filled', 'closed']) });
export type CloseJobArgs = v.InferOutput<typeof closeJobArgs>;

/** Ends the job and answers everybody who still waits. */
export const closeJob = defineCommand({
  name: 'close_job',
  version: 1,
  args: closeJobArgs,
  lanes: args => [`job:${args.id}`],
  async apply(tx, args, context) {
    const job = await tx.get(jobs, args.id);
    if (job === undefined || !canMoveJob(job.status, args.outcome)) return;
    await tx.patch(jobs, args.id, {
      status: args.outcome,
      version: job.version + 1,
      updated_at: context.recordedAt,
    });
    await declineOpen(tx, args, context);
    if (job.status === 'draft') return;
    const invited = await tx.where(workInvitations, 'job_id', args.id);
    await endInvitations(tx, invited, { status: 'revoked', at: context.recordedAt });
  },
  describe: (args, { mirror }) => aboutJob(mirror, args.id),
});

async function declineOpen(tx: MirrorTx, args: CloseJobArgs, context: CommandContext): Promise<void> {
  for (const application of await tx.where(applications, 'job_id', args.id)) {
    if (!isLive(application.status)) continue;
    await tx.patch(applications, application.id, {
      status: 'closed',
      closed_reason: args.outcome === 'filled' ? 'filled' : 'job_closed',
      hold_until: null,
      version: application.version + 1,
      updated_at: context.recordedAt,
    });
  }
}
