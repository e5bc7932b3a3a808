// Writing down a shift that was worked without a post, and the answer to it. No effect here makes a booking or hours: those come
// from the server alone, so nobody is told too early that it counts.

import * as v from 'valibot';
import { nameOf } from '#domain/about.ts';
import { type DescribeContext, defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { noteText } from '#domain/reason.ts';
import { instantText } from '#domain/time.ts';
import { newVenueLane } from '#domain/venues/lanes.ts';
import { isPlacedRow, venues } from '#domain/venues/schema.ts';
import { whole } from '#domain/whole.ts';
import { RECORDED_MOVES } from './rules.ts';
import { type RecordedShiftRow, recordedShifts } from './schema.ts';

const recordShiftArgs = v.object({
  id: idText,
  venue_id: idText,
  worker_id: idText,
  role: v.string(),
  starts_at: instantText,
  ends_at: instantText,
  break_min: whole,
  rate_minor: whole,
  note: v.optional(noteText),
});

export const recordShift = defineCommand({
  name: 'record_shift',
  version: 1,
  args: recordShiftArgs,
  lanes: args => [`recorded:${args.id}`],
  needs: args => [newVenueLane(args.venue_id)],
  makes: args => [`recorded:${args.id}`],
  async apply(tx, args, context) {
    const venue = await tx.get(venues, args.venue_id);
    if (venue === undefined || !isPlacedRow(venue)) return;
    const { note, ...terms } = args;
    await tx.put(recordedShifts, {
      ...terms,
      row_xid: '0',
      said_by: args.worker_id === context.userId ? 'rockstar' : 'venue',
      tz: venue.tz,
      currency: venue.currency,
      note: note === undefined || note === '' ? null : note,
      status: 'asked',
      created_by: context.userId,
      version: 1,
      created_at: context.recordedAt,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, context) {
    const venue = await context.mirror.table(venues).get(args.venue_id);
    return about({ ...args, tz: venue?.tz ?? 'UTC' }, context);
  },
});

const ANSWERS = { agree: 'agreed', decline: 'declined', withdraw: 'withdrawn' } as const;

const answerRecordedArgs = v.object({ id: idText, answer: v.picklist(['agree', 'decline', 'withdraw']) });

export const answerRecorded = defineCommand({
  name: 'answer_recorded',
  acts: ['agree_recorded', 'decline_recorded', 'withdraw_recorded'],
  version: 1,
  args: answerRecordedArgs,
  lanes: args => [`recorded:${args.id}`],
  async apply(tx, args, context) {
    const row = await tx.get(recordedShifts, args.id);
    const status = ANSWERS[args.answer];
    if (row === undefined || !RECORDED_MOVES[row.status].includes(status)) return;
    await tx.patch(recordedShifts, row.id, { status, version: row.version + 1, updated_at: context.recordedAt });
  },
  async describe(args, context) {
    const act = `${args.answer}_recorded` as const;
    const row = await context.mirror.table(recordedShifts).get(args.id);
    return row === undefined ? { act, lines: [context.words.gone] } : { act, ...(await about(row, context)) };
  },
});

type Terms = Pick<RecordedShiftRow, 'venue_id' | 'worker_id' | 'role' | 'starts_at' | 'ends_at' | 'tz'>;

/** The other side, the role and the time, and where it can be put right. */
async function about(of: Terms, { mirror, words }: DescribeContext) {
  const own = of.worker_id === mirror.userId;
  const subject = own ? (await mirror.table(venues).get(of.venue_id))?.name : await nameOf(mirror, of.worker_id);
  const span = words.span({ start: Date.parse(of.starts_at), end: Date.parse(of.ends_at), tz: of.tz });
  return {
    subject,
    lines: [words.role(of.role), span],
    editTo: own ? '/rockstar/shifts' : '/venue/shifts/hours',
  };
}
