import type { DescribeEntry } from '#domain/describe-entry.ts';
import { aboutShift } from '#domain/shifts/describe.ts';
import type { RespondChangeArgs, SettleChangeArgs } from './answers.ts';
import type { CancelBookingArgs } from './commands.ts';
import { bookings } from './schema.ts';

export const describeBookingEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as CancelBookingArgs;
  const row = await mirror.table(bookings).get(args.id);
  const about = row === undefined ? null : await aboutShift(mirror, row.shift_id, words);
  const own = row?.worker_id === mirror.userId;
  return {
    title: words.title('cancel_booking', about?.subject ?? null),
    lines: about?.lines ?? [],
    ...(row === undefined ? {} : { editTo: own ? `/rockstar/shifts/${row.id}` : `/venue/shifts/${row.shift_id}` }),
  };
};

/** The person's answer to new terms, or the venue's when none came. */
export const describeChangeEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as RespondChangeArgs | SettleChangeArgs;
  const row = await mirror.table(bookings).get(args.id);
  const about = row === undefined ? null : await aboutShift(mirror, row.shift_id, words);
  const own = 'answer' in args;
  return {
    title: words.title(own ? `${args.answer}_change` : `${args.choice}_change`, about?.subject ?? null),
    lines: about?.lines ?? [],
    ...(row === undefined ? {} : { editTo: own ? `/rockstar/shifts/${row.id}` : `/venue/shifts/${row.shift_id}` }),
  };
};
