// Changing a shift that people can see. At once what makes nobody worse off; anything else is a question to each person
// booked. The server asks and tells; here the shift and the state of its bookings move as they will there.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { type BookingRow, bookings } from '#domain/bookings/schema.ts';
import { changes, defineCommand, given, written } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { keepPack } from '#domain/packs/commands.ts';
import { followBooking } from '#domain/transfers/follow.ts';
import { whole } from '#domain/whole.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { type SaveShiftArgs, saveShiftArgs } from './commands.ts';
import { type ShiftRow, shifts, signed } from './schema.ts';
import { isMaterial, rowToTerms, type TermsRow } from './terms.ts';

const typedArgs = v.partial(
  v.omit(saveShiftArgs, ['id', 'venue_id', 'favourites_hours', 'fair_minutes', 'version', 'seen']),
);

/** What stood where something was typed. */
export const seenArgs = v.omit(typedArgs, ['pack']);

/** Only what was typed; a person may mean one word of it. */
const editShiftArgs = v.object({
  ...typedArgs.entries,
  /**
   * What stood where it was typed. The server refuses what a colleague has changed since, and nothing else: the rest of the shift may
   * have moved meanwhile, whatever its version. Absent from apps that only know the version.
   */
  seen: v.optional(seenArgs),
  id: idText,
  version: whole,
});
export type EditShiftArgs = v.InferOutput<typeof editShiftArgs>;

export const editShift = defineCommand({
  name: 'edit_shift',
  version: 1,
  args: editShiftArgs,
  // The one it notes beside the shift; the other is until when somebody has to answer.
  serverFields: ['began', 'answer_by'],
  lanes: args => [`shift:${args.id}`],
  async apply(tx, args, context) {
    const shift = await tx.get(shifts, args.id);
    if (shift?.status !== 'published') return;
    const { id: _, version: __, seen: ___, pack, ...terms } = args;
    const edited = { ...shift, ...given(terms), title: written(args.title, shift.title) };
    const wanted = termsOf(edited);
    await tx.patch(shifts, args.id, { ...edited, ...versionAt(shift, wanted), ...signed(context) });
    const stood = termsOf(shift);
    await propose(tx, { shiftId: shift.id, wanted, context, stood, began: beganWith(shift) });
    if (pack !== undefined) await keepPack(tx, edited, { pack, context });
  },
  // As it was to become: once it is refused, the row does not say so any more.
  async describe(args, context) {
    const { shift, subject, lines } = await aboutShift(args.id, context);
    if (shift === null) return { subject, lines, editTo: null };
    const { words } = context;
    const start = args.starts_at === undefined ? shift.startsAt : Date.parse(args.starts_at);
    const end = args.ends_at === undefined ? shift.endsAt : Date.parse(args.ends_at);
    const pay = args.rate_minor === undefined ? [] : [words.rate(args.rate_minor, shift.currency)];
    return { subject, lines: [words.span({ start, end, tz: shift.tz }), ...pay], editTo: `/venue/shifts/${args.id}` };
  },
});

/** On this device alone, until the server has judged: with which terms the version of a shift began that was changed since. */
interface Changed extends ShiftRow {
  readonly began?: TermsRow | undefined;
}

/** Small changes add up, as private.first_terms has them: each by itself moves no version, and together they may. */
function versionAt(shift: Changed, wanted: TermsRow): Pick<Changed, 'version' | 'began'> {
  const isMore = (than: TermsRow) => isMaterial(rowToTerms(than), rowToTerms(wanted));
  const stands = termsOf(shift);
  const began = beganWith(shift);
  return isMore(stands) || isMore(began)
    ? { version: shift.version + 1, began: undefined }
    : { version: shift.version, began };
}

function beganWith(shift: Changed): TermsRow {
  return shift.began ?? termsOf(shift);
}

/** What of a posted shift was typed anew: a colleague may be writing the rest. */
export function typedInto(
  before: SaveShiftArgs | null,
  after: SaveShiftArgs,
): Omit<EditShiftArgs, 'id' | 'version' | 'seen'> {
  const {
    id: _,
    venue_id: __,
    favourites_hours: ___,
    fair_minutes: ____,
    version: _____,
    seen: ______,
    ...rest
  } = after;
  const { pack, ...terms } = rest;
  const notes = changes(before?.pack ?? null, pack ?? {});
  return { ...changes(before, terms), ...(Object.keys(notes).length > 0 ? { pack: notes } : {}) };
}

/** What stood before where something was typed: sent along, so that two managers lose nothing of each other's. */
export function seenOf(
  before: SaveShiftArgs | null,
  typed: Omit<EditShiftArgs, 'id' | 'version'>,
): NonNullable<EditShiftArgs['seen']> {
  const { pack: _, seen: __, ...terms } = typed;
  return Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => key in terms));
}

export function termsOf(of: Pick<ShiftRow, keyof TermsRow>): TermsRow {
  const { role, starts_at, ends_at, break_min, rate_minor, place } = of;
  return { role, starts_at, ends_at, break_min, rate_minor, place };
}

function differs(one: TermsRow, other: TermsRow): boolean {
  return JSON.stringify(rowToTerms(one)) !== JSON.stringify(rowToTerms(other));
}

interface Proposal {
  readonly shiftId: string;
  readonly wanted: TermsRow;
  readonly context: CommandContext;
  /** What the shift offers by now, and what it offered when its version began: small changes add up. */
  readonly stood?: TermsRow;
  readonly began?: TermsRow;
}

/** Asks each person booked who agreed to something better. What makes nobody worse off they have at once. Twin of `private.propose`. */
export async function propose(tx: MirrorTx, proposal: Proposal): Promise<void> {
  const { shiftId, wanted, context } = proposal;
  for (const booking of await tx.where(bookings, 'shift_id', shiftId)) {
    if (booking.status !== 'confirmed' && booking.status !== 'change_pending') continue;
    // Agreed already, or asked and not answered yet.
    if (!differs(booking.proposed ?? termsOf(booking), wanted)) continue;
    const moved = mustAgree(booking, proposal) ? asked(booking, wanted) : agreed(booking, wanted);
    await tx.patch(bookings, booking.id, { ...moved, updated_at: context.recordedAt });
    await followBooking(tx, { ...booking, ...moved }, context.recordedAt);
  }
}

function mustAgree(booking: BookingRow, { wanted, stood, began }: Proposal): boolean {
  const agreed = termsOf(booking);
  const isMore = (than: TermsRow) => isMaterial(rowToTerms(than), rowToTerms(wanted));
  const hasFollowed = stood !== undefined && !differs(agreed, stood);
  return isMore(agreed) || (hasFollowed && began !== undefined && isMore(began));
}

function asked(booking: BookingRow, wanted: TermsRow) {
  return {
    status: 'change_pending',
    proposed: wanted,
    // The server says until when; the row needs a time meanwhile.
    answer_by: booking.answer_by ?? booking.starts_at,
    answer_late: false,
    version: booking.version + 1,
  } as const;
}

function agreed(booking: BookingRow, wanted: TermsRow) {
  return {
    ...wanted,
    place: wanted.place ?? booking.place,
    status: 'confirmed',
    proposed: null,
    answer_by: null,
    answer_late: false,
    version: booking.version + (booking.status === 'change_pending' ? 1 : 0),
  } as const;
}
