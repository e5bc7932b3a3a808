// What waiting commands are about, for their descriptions: the post by its words, with its time; shared by several nouns.

import * as v from 'valibot';
import { jobs } from '#domain/jobs/schema.ts';
import { calledName } from '#domain/profiles/called.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { rowToShift, type Shift, shifts } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import type { DescribeContext } from './command.ts';

interface AboutShift {
  readonly shift: Shift | null;
  readonly subject: string | null;
  readonly lines: readonly string[];
}

const NOTHING: AboutShift = { shift: null, subject: null, lines: [] };

/** What somebody is called; undefined where this device does not know them. */
export async function nameOf(mirror: Mirror, id: string | undefined): Promise<string | undefined> {
  const person = id === undefined ? undefined : await mirror.table(profiles).get(id);
  return person && calledName(person);
}

/** 'Bartender, Night Heron' and its time; when the shift has left the mirror, that it is no longer listed. */
export async function aboutShift(
  id: string | null | undefined,
  { mirror, words }: DescribeContext,
): Promise<AboutShift> {
  if (id == null) return NOTHING;
  const row = await mirror.table(shifts).get(id);
  if (row === undefined) return { ...NOTHING, lines: [words.gone] };
  const shift = rowToShift(row);
  const venue = await mirror.table(venues).get(row.venue_id);
  return {
    shift,
    subject: titleOfShift(words.role(shift.role), venue?.name),
    lines: [words.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz })],
  };
}

export async function titleOfJob(mirror: Mirror, id: string): Promise<string | null> {
  return (await mirror.table(jobs).get(id))?.title ?? null;
}

/** The post as it stood when somebody acted on it, kept with the command: once a post is over it leaves the device. The server reads none of it. */
const keptJob = v.object({ title: v.string() });
const keptShift = v.object({
  ...{ role: v.string(), venue: v.nullable(v.string()) },
  ...{ starts_at: v.number(), ends_at: v.number(), tz: v.string() },
});
export const keptPost = v.optional(v.union([keptJob, keptShift]));

/** `venue`: its name. */
export function keptOf({ role, startsAt, endsAt, tz }: Shift, venue: string | null): v.InferOutput<typeof keptShift> {
  return { role, venue, starts_at: startsAt, ends_at: endsAt, tz };
}

interface PostOf {
  readonly shift_id?: string | null | undefined;
  readonly job_id?: string | null | undefined;
  readonly about?: v.InferOutput<typeof keptPost>;
}

interface AboutPost extends Pick<AboutShift, 'subject' | 'lines'> {
  /** Whether this device still has it. */
  readonly listed: boolean;
}

/** A shift or a job, whichever the two columns name; one that has left the mirror by what the command kept of it. */
export async function aboutPost({ shift_id, job_id, about }: PostOf, context: DescribeContext): Promise<AboutPost> {
  const { subject, lines } =
    job_id == null
      ? await aboutShift(shift_id, context)
      : { subject: await titleOfJob(context.mirror, job_id), lines: [] };
  if (subject !== null || about === undefined) return { subject, lines, listed: subject !== null };
  const { words } = context;
  if ('title' in about) return { subject: about.title, lines, listed: false };
  const time = words.span({ start: about.starts_at, end: about.ends_at, tz: about.tz });
  return { subject: titleOfShift(words.role(about.role), about.venue), lines: [time, ...lines], listed: false };
}

function titleOfShift(role: string, venue: string | null | undefined): string {
  return [role, venue].filter(Boolean).join(', ');
}
