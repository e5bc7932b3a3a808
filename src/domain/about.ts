// What waiting commands are about, for their descriptions: the post by its words, with its time; shared by several nouns.

import { jobs } from '#domain/jobs/schema.ts';
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
    subject: [words.role(shift.role), venue?.name].filter(Boolean).join(', '),
    lines: [words.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz })],
  };
}

export async function titleOfJob(mirror: Mirror, id: string): Promise<string | null> {
  return (await mirror.table(jobs).get(id))?.title ?? null;
}

/** A shift or a job, whichever the two columns name. */
export async function aboutPost(
  post: { readonly shift_id?: string | null | undefined; readonly job_id?: string | null | undefined },
  context: DescribeContext,
): Promise<Pick<AboutShift, 'subject' | 'lines'>> {
  if (post.job_id != null) return { subject: await titleOfJob(context.mirror, post.job_id), lines: [] };
  return aboutShift(post.shift_id, context);
}
