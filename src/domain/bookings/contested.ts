// A place that the venue cancelled while its person was checking in, neither knowing of the other. Both stay; the venue says whether they
// keep working. Twin of `…031320_contested_check_ins.sql`.

import * as v from 'valibot';
import { aboutShift, nameOf } from '#domain/about.ts';
import { stateByFacts } from '#domain/attendance/rules.ts';
import { attendanceEvents, rowToFact } from '#domain/attendance/schema.ts';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { openTimesheet } from '#domain/timesheets/writing.ts';
import { bookings } from './schema.ts';

const settleContestArgs = v.object({ id: idText, choice: v.picklist(['keep', 'send_home']) });

const NOT_CANCELLED = {
  cancelled_at: null,
  cancel_reason: null,
  cancel_tier: null,
  cancel_heard_at: null,
  owed_minor: null,
} as const;

export const settleContest = defineCommand({
  name: 'settle_contest',
  acts: ['keep_working', 'send_home'],
  version: 1,
  args: settleContestArgs,
  // What they worked by then is reckoned by the server's clock, and whether their place was given away is its to say.
  serverFields: ['owed_minor', 'restored'],
  lanes: args => [`booking:${args.id}`],
  async apply(tx, args, context) {
    const booking = await tx.get(bookings, args.id);
    if (booking?.contested !== 'open') return;
    const changed = (moves: number) => ({ version: booking.version + moves, updated_at: context.recordedAt });
    if (args.choice === 'send_home') {
      await tx.patch(bookings, args.id, { contested: 'sent_home', ...changed(1) });
      return;
    }
    const facts = (await tx.where(attendanceEvents, 'booking_id', args.id)).map(rowToFact);
    const status = stateByFacts('confirmed', facts);
    await tx.patch(bookings, args.id, { ...NOT_CANCELLED, contested: 'kept', status, ...changed(2) });
    if (status === 'checked_out') await openTimesheet(tx, booking, context);
  },
  async describe(args, context) {
    const row = await context.mirror.table(bookings).get(args.id);
    const person = await nameOf(context.mirror, row?.worker_id);
    const { subject, lines } = await aboutShift(row?.shift_id, context);
    const act = args.choice === 'keep' ? ('keep_working' as const) : ('send_home' as const);
    return {
      act,
      subject: person ?? subject,
      lines,
      editTo: row ? `/venue/shifts/${row.shift_id}` : null,
    };
  },
});
