import type { DescribeEntry, EntryAct, EntryWords } from '#domain/describe-entry.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import type { CancelShiftArgs, PublishShiftArgs, SaveShiftArgs } from './commands.ts';
import type { EditShiftArgs } from './edit.ts';
import { rowToShift, type Shift, shifts } from './schema.ts';

/** A draft carries all its terms; it is described from them, since a refused one has no row. */
export const describeSavedShiftEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as SaveShiftArgs;
  const venue = await mirror.table(venues).get(args.venue_id);
  const span = { start: Date.parse(args.starts_at), end: Date.parse(args.ends_at), tz: venue?.tz ?? 'UTC' };
  return {
    title: words.title('save_shift', words.role(args.role)),
    lines: [words.span(span), ...(venue?.currency == null ? [] : [words.rate(args.rate_minor, venue.currency)])],
    editTo: `/venue/shifts/${args.id}/edit`,
  };
};

const ACTS: Readonly<Record<string, EntryAct>> = { publish_shift: 'publish_shift', edit_shift: 'edit_shift' };

export const describeShiftEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as PublishShiftArgs | CancelShiftArgs | EditShiftArgs;
  const act = ACTS[entry.name] ?? 'cancel_shift';
  const about = await aboutShift(mirror, args.id, words);
  return {
    title: words.title(act, about.subject),
    lines: about.lines,
    ...(about.shift === null ? {} : { editTo: `/venue/shifts/${args.id}` }),
  };
};

/** 'Bartender, Night Heron' and its time; when the shift has left the mirror, that it is no longer listed. */
export async function aboutShift(
  mirror: Mirror,
  shiftId: string,
  words: EntryWords,
): Promise<{ readonly shift: Shift | null; readonly subject: string | null; readonly lines: readonly string[] }> {
  const row = await mirror.table(shifts).get(shiftId);
  if (row === undefined) return { shift: null, subject: null, lines: [words.gone] };
  const shift = rowToShift(row);
  const venue = await mirror.table(venues).get(row.venue_id);
  return {
    shift,
    subject: [words.role(shift.role), venue?.name].filter(Boolean).join(', '),
    lines: [words.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz })],
  };
}
