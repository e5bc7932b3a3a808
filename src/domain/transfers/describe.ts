import { shiftCrew } from '#domain/bookings/crew.ts';
import type { DescribeEntry, EntryAct, EntryWords } from '#domain/describe-entry.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import type { DecideTransferArgs, RespondTransferArgs, TransferBookingArgs, WithdrawTransferArgs } from './commands.ts';
import { type TransferRow, transfers } from './schema.ts';

/** 'Hand over: Rosa', and which shift. */
export const describeTransferEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as TransferBookingArgs;
  const row = await mirror.table(transfers).get(args.id);
  const crew = await mirror.table(shiftCrew).get(args.crew_id);
  return {
    title: words.title('transfer_booking', row?.worker_name ?? crew?.first_name ?? null),
    lines: row === undefined ? [words.gone] : await aboutTransfer(mirror, row, words),
    editTo: `/rockstar/shifts/${args.booking_id}`,
  };
};

/** Answers to it: of the one asked, of the venue, and the giver's taking it back. */
export const describeTransferAnswerEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as RespondTransferArgs | DecideTransferArgs | WithdrawTransferArgs;
  const row = await mirror.table(transfers).get(args.id);
  const own = row?.worker_id === mirror.userId;
  return {
    title: words.title(actOf(args), (own ? row?.giver_name : row?.worker_name) ?? null),
    lines: row === undefined ? [words.gone] : await aboutTransfer(mirror, row, words),
    ...(row === undefined ? {} : { editTo: placeOf(args, row) }),
  };
};

function actOf(args: RespondTransferArgs | DecideTransferArgs | WithdrawTransferArgs): EntryAct {
  if ('answer' in args) return args.answer === 'accept' ? 'accept_transfer' : 'decline_transfer';
  if ('decision' in args) return args.decision === 'accept' ? 'approve_transfer' : 'refuse_transfer';
  return 'withdraw_transfer';
}

function placeOf(args: RespondTransferArgs | DecideTransferArgs | WithdrawTransferArgs, row: TransferRow): string {
  if ('answer' in args) return '/rockstar';
  return 'decision' in args ? `/venue/shifts/${row.shift_id}` : `/rockstar/shifts/${row.booking_id}`;
}

async function aboutTransfer(mirror: Mirror, row: TransferRow, words: EntryWords): Promise<readonly string[]> {
  const venue = await mirror.table(venues).get(row.venue_id);
  return [
    [words.role(row.role), venue?.name].filter(Boolean).join(', '),
    words.span({ start: Date.parse(row.starts_at), end: Date.parse(row.ends_at), tz: row.tz }),
  ];
}
