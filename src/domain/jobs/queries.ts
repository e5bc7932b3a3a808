import { awaitsDecision } from '#domain/applications/rules.ts';
import { applications } from '#domain/applications/schema.ts';
import type { JobId, VenueId } from '#domain/ids.ts';
import { ownRelations } from '#domain/relations/queries.ts';
import { rowsBy } from '#domain/rows-by.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { type Job, type JobRow, jobs, rowToJob } from './schema.ts';

export interface TrackedJob extends Job {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** Those that a rockstar can apply for, latest first; not of venues that they have blocked. */
export async function openJobs(mirror: Mirror, args: { readonly now: Instant }): Promise<readonly Job[]> {
  const [rows, opinions] = await Promise.all([
    mirror.table(jobs).where('status').equals('published').toArray(),
    ownRelations(mirror),
  ]);
  const now = toInstantText(args.now);
  return rows
    .filter(row => opinions.get(row.venue_id as VenueId) !== 'blocked')
    .filter(row => row.closes_at === null || row.closes_at > now)
    .map(rowToJob)
    .sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0));
}

export interface VenueJob extends TrackedJob {
  /** How many wait for the venue's word. */
  readonly undecided: number;
}

/** A venue's own, running ones first, then the latest. */
export async function venueJobs(mirror: Mirror, args: { readonly venueId: string }): Promise<readonly VenueJob[]> {
  const rows = await mirror.table(jobs).where('venue_id').equals(args.venueId).toArray();
  const found = await tracked(mirror, rows);
  const applied = await rowsBy(mirror, applications, { index: 'job_id', keys: rows.map(row => row.id) });
  return found
    .map(job => ({
      ...job,
      undecided: applied.filter(one => one.job_id === job.id && awaitsDecision(one.status)).length,
    }))
    .sort((one, other) => other.createdAt - one.createdAt);
}

export async function jobById(mirror: Mirror, args: { readonly id: string }): Promise<TrackedJob | null> {
  const row = await mirror.table(jobs).get(args.id);
  return row === undefined ? null : ((await tracked(mirror, [row]))[0] ?? null);
}

export async function jobsByIds(
  mirror: Mirror,
  args: { readonly ids: readonly string[] },
): Promise<ReadonlyMap<JobId, Job>> {
  const rows = await mirror.table(jobs).bulkGet([...args.ids]);
  return new Map(rows.filter(row => row !== undefined).map(row => [row.id as JobId, rowToJob(row)]));
}

async function tracked(mirror: Mirror, rows: readonly JobRow[]): Promise<readonly TrackedJob[]> {
  const pending = await mirror.pending(jobs);
  return rows.map(row => ({ ...rowToJob(row), pending: pending.get(row.id) ?? null }));
}
