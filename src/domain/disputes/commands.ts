// Saying one's side of what is disputed: until it is decided, and better than before.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { disputes } from './schema.ts';

const answerArgs = v.object({
  id: idText,
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
});

export const answerDispute = defineCommand({
  name: 'answer_dispute',
  version: 1,
  args: answerArgs,
  lanes: args => [`dispute:${args.id}`],
  async apply(tx, args, context) {
    const row = await tx.get(disputes, args.id);
    if (row === undefined || row.state === 'decided') return;
    const said = context.recordedAt;
    const words =
      row.worker_id === context.userId
        ? { rockstar_words: args.words, rockstar_at: said }
        : { venue_words: args.words, venue_at: said };
    const after = { ...row, ...words };
    const answered = after.rockstar_at !== null && (after.venue_at !== null || after.venue_id === null);
    await tx.patch(disputes, row.id, {
      ...words,
      state: answered ? 'answered' : 'open',
      version: row.version + 1,
      updated_at: said,
    });
  },
  async describe(args, context) {
    const row = await context.mirror.table(disputes).get(args.id);
    const booking = await context.mirror.table(bookings).get(row?.booking_id ?? '');
    const { subject, lines } = await aboutShift(booking?.shift_id, context);
    const portal = row?.worker_id === context.mirror.userId ? 'rockstar' : 'venue';
    return { subject, lines, editTo: `/${portal}/disputes/${args.id}` };
  },
});
