// What a venue does with a shift: write it down, post it, call it off.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { isLive } from '#domain/applications/rules.ts';
import { applications } from '#domain/applications/schema.ts';
import { closeApplication } from '#domain/bookings/commands.ts';
import { canMoveBooking } from '#domain/bookings/rules.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { defineCommand, stamps, written } from '#domain/command.ts';
import { stopSearches } from '#domain/covers/stop.ts';
import { idText } from '#domain/ids.ts';
import { endInvitations } from '#domain/invitations/end.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { keepPack } from '#domain/packs/commands.ts';
import { packArgs } from '#domain/packs/schema.ts';
import { noteText } from '#domain/reason.ts';
import { saidText } from '#domain/said.ts';
import { instantText, wallText } from '#domain/time.ts';
import { followBooking } from '#domain/transfers/follow.ts';
import { newVenueLane } from '#domain/venues/lanes.ts';
import { placeWords } from '#domain/venues/place-words.ts';
import { isPlacedRow, type PlacedVenueRow, venues } from '#domain/venues/schema.ts';
import { whole } from '#domain/whole.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { canMoveShift, gatheredUntil, heldUntil } from './rules.ts';
import { FAIR_MINUTES, plannedColumns, type ShiftRow, shifts, signed } from './schema.ts';

const draftColumns = v.object({
  ...plannedColumns,
  title: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(100)))),
  starts_local: wallText,
  ends_local: wallText,
  starts_at: instantText,
  ends_at: instantText,
  favourites_hours: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(168))),
  fair_minutes: v.optional(FAIR_MINUTES),
});

export const saveShiftArgs = v.object({
  id: idText,
  venue_id: idText,
  ...draftColumns.entries,
  /** Of the draft that was seen: it is refused if somebody changed it since. */
  version: v.optional(whole),
  /**
   * Instead of the version, what stood where something was typed: only that changes, and is refused where a colleague has changed
   * the same. A draft that is not there any more is written whole.
   */
  seen: v.optional(v.partial(draftColumns)),
  /** What of it is given changes; the rest stays. */
  pack: v.optional(packArgs),
});
export type SaveShiftArgs = v.InferOutput<typeof saveShiftArgs>;

/** Creates a draft or changes one. Drafts are the venue's alone, so a half-thought shift costs nothing. */
export const saveShift = defineCommand({
  name: 'save_shift',
  version: 1,
  args: saveShiftArgs,
  lanes: args => [`shift:${args.id}`],
  needs: args => [newVenueLane(args.venue_id)],
  // A draft that was seen is there without it.
  makes: args => (args.version === undefined && args.seen === undefined ? [`shift:${args.id}`] : []),
  async apply(tx, args, context) {
    const known = await tx.get(shifts, args.id);
    if (known !== undefined && known.status !== 'draft') return;
    const venue = await tx.get(venues, args.venue_id);
    // Without a city there is no clock to read its times by; the server refuses it.
    if (venue === undefined || !isPlacedRow(venue)) return;
    const typed = known === undefined ? args : typedOf(args, known);
    const draft = draftRow({ args: typed, venue, place: await placeWords(tx, venue), known, context });
    await tx.put(shifts, draft);
    if (args.pack !== undefined) await keepPack(tx, draft, { pack: args.pack, context });
  },
  // A draft carries all its terms; it is described from them, since a refused one has no row.
  async describe(args, { mirror, words }) {
    const venue = await mirror.table(venues).get(args.venue_id);
    const span = { start: Date.parse(args.starts_at), end: Date.parse(args.ends_at), tz: venue?.tz ?? 'UTC' };
    return {
      subject: words.role(args.role),
      lines: [words.span(span), ...(venue?.currency == null ? [] : [words.rate(args.rate_minor, venue.currency)])],
      editTo: `/venue/shifts/${args.id}/edit`,
    };
  },
});

/** What was only repeated stays as it is by now: a colleague may have changed it. */
function typedOf(args: SaveShiftArgs, known: ShiftRow): SaveShiftArgs {
  const { seen } = args;
  if (seen === undefined) return args;
  const repeated = Object.keys(draftColumns.entries).filter(column => !(column in seen));
  return { ...args, ...Object.fromEntries(Object.entries(known).filter(([column]) => repeated.includes(column))) };
}

function draftRow(of: {
  readonly args: SaveShiftArgs;
  readonly venue: PlacedVenueRow;
  readonly place: string | null;
  readonly known: ShiftRow | undefined;
  readonly context: CommandContext;
}): ShiftRow {
  const { args, venue, known, context } = of;
  return {
    ...known,
    id: args.id,
    venue_id: venue.id,
    area: venue.area,
    role: args.role,
    title: written(args.title, known?.title),
    starts_at: args.starts_at,
    ends_at: args.ends_at,
    tz: venue.tz,
    starts_local: args.starts_local,
    ends_local: args.ends_local,
    break_min: args.break_min,
    rate_minor: args.rate_minor,
    currency: venue.currency,
    place: of.place,
    tips: args.tips,
    positions: args.positions,
    booking_mode: args.booking_mode,
    favourites_hours: args.favourites_hours ?? known?.favourites_hours ?? 0,
    visible_from: null,
    fair_minutes: args.fair_minutes ?? known?.fair_minutes ?? 0,
    fair_until: null,
    getting_home: known?.getting_home ?? null,
    status: 'draft',
    confirmed_count: 0,
    version: (known?.version ?? 0) + 1,
    cancelled_reason: null,
    published_at: null,
    created_by: known?.created_by ?? context.userId,
    updated_by: context.userId,
    ...stamps(known, context),
    own: true,
  };
}

const publishShiftArgs = v.object({ id: idText, version: whole });

export const publishShift = defineCommand({
  name: 'publish_shift',
  version: 1,
  args: publishShiftArgs,
  lanes: args => [`shift:${args.id}`],
  async apply(tx, args, context) {
    const shift = await tx.get(shifts, args.id);
    if (shift === undefined || !canMoveShift(shift.status, 'published')) return;
    await tx.patch(shifts, args.id, {
      status: 'published',
      version: shift.version + 1,
      published_at: context.recordedAt,
      visible_from: heldUntil(shift, Date.parse(context.recordedAt)),
      fair_until: gatheredUntil(shift, Date.parse(context.recordedAt)),
      ...signed(context),
    });
  },
  async describe(args, context) {
    const { shift, subject, lines } = await aboutShift(args.id, context);
    return { subject, lines, editTo: shift && `/venue/shifts/${args.id}` };
  },
});

const cancelShiftArgs = v.object({
  id: idText,
  reason: v.optional(noteText),
  /** Of the draft that is taken back: it stays when somebody has changed or posted it since. */
  version: v.optional(whole),
  /** The bookings that the sheet told of: it always goes through, and whoever else loses a place is told of afterwards. */
  counted: v.optional(v.pipe(v.array(idText), v.maxLength(50))),
});
export type CancelShiftArgs = v.InferOutput<typeof cancelShiftArgs>;

/** Calls the shift off for everyone: open requests close, booked people are released with the venue to blame. */
export const cancelShift = defineCommand({
  name: 'cancel_shift',
  version: 1,
  args: cancelShiftArgs,
  // Of who was booked: how late it was is judged by when it was heard.
  serverFields: ['cancel_tier', 'cancel_heard_at'],
  lanes: args => [`shift:${args.id}`],
  async apply(tx, args, context) {
    const shift = await tx.get(shifts, args.id);
    if (shift === undefined || !canMoveShift(shift.status, 'cancelled')) return;
    await tx.patch(shifts, args.id, {
      status: 'cancelled',
      version: shift.version + 1,
      cancelled_reason: args.reason ?? null,
      ...signed(context),
    });
    await closeApplications(tx, args.id, context);
    await cancelBookings(tx, args, context);
    if (shift.status !== 'published') return;
    const invited = await tx.where(workInvitations, 'shift_id', args.id);
    await endInvitations(tx, invited, { status: 'revoked', at: context.recordedAt });
    await stopSearches(tx, args.id, context.recordedAt);
  },
  async describe(args, context) {
    const { shift, subject, lines } = await aboutShift(args.id, context);
    return { subject, lines, editTo: shift && `/venue/shifts/${args.id}` };
  },
});

async function closeApplications(tx: MirrorTx, shiftId: string, context: CommandContext): Promise<void> {
  for (const application of await tx.where(applications, 'shift_id', shiftId)) {
    if (!isLive(application.status)) continue;
    await tx.patch(applications, application.id, {
      status: 'closed',
      closed_reason: 'shift_cancelled',
      waitlist_pos: null,
      version: application.version + 1,
      updated_at: context.recordedAt,
    });
  }
}

async function cancelBookings(tx: MirrorTx, args: CancelShiftArgs, context: CommandContext): Promise<void> {
  for (const booking of await tx.where(bookings, 'shift_id', args.id)) {
    if (!canMoveBooking(booking.status, 'cancelled_by_venue')) continue;
    await tx.patch(bookings, booking.id, {
      status: 'cancelled_by_venue',
      cancelled_at: context.recordedAt,
      cancel_reason: args.reason ?? null,
      version: booking.version + 1,
      updated_at: context.recordedAt,
    });
    await closeApplication(tx, booking.application_id, context);
    await followBooking(tx, { ...booking, status: 'cancelled_by_venue' }, context.recordedAt);
  }
}
