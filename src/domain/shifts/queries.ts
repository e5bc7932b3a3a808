// What screens read of shifts. Every read goes by an index; the long lists of Find read one range and keep its order.

import type { ShiftId, VenueId } from '#domain/ids.ts';
import { type PackTerms, rowToPack, shiftPacks } from '#domain/packs/schema.ts';
import { ownRelations } from '#domain/relations/queries.ts';
import { LAST_KEY } from '#domain/rows-by.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { LONGEST_SHIFT_MS } from './rules.ts';
import { rowToShift, type Shift, type ShiftRow, shifts } from './schema.ts';

export interface VenueShift extends Shift {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** As it was written down, with what is said to those who come. */
export interface WrittenShift extends VenueShift {
  readonly pack: PackTerms | null;
}

/** Published and not yet begun, soonest first; not of venues that this person has blocked. With a limit: the first screenful, while the rest is read. */
export async function openShifts(
  mirror: Mirror,
  args: { readonly from: Instant; readonly limit?: number },
): Promise<readonly Shift[]> {
  const range = mirror
    .table(shifts)
    .where('[status+starts_at]')
    .between(['published', toInstantText(args.from)], ['published', LAST_KEY]);
  // Left out here and not by the database, which would hand the rows over one by one.
  const [rows, opinions] = await Promise.all([
    (args.limit === undefined ? range : range.limit(args.limit)).toArray(),
    ownRelations(mirror),
  ]);
  return rows.filter(row => opinions.get(row.venue_id as VenueId) !== 'blocked').map(rowToShift);
}

export async function shiftById(mirror: Mirror, args: { readonly id: string }): Promise<VenueShift | null> {
  const [row, pending] = await Promise.all([mirror.table(shifts).get(args.id), mirror.pending(shifts)]);
  return row === undefined ? null : { ...rowToShift(row), pending: pending.get(row.id) ?? null };
}

export async function shiftsByIds(
  mirror: Mirror,
  args: { readonly ids: readonly string[] },
): Promise<ReadonlyMap<ShiftId, Shift>> {
  const rows = await mirror.table(shifts).bulkGet([...args.ids]);
  return new Map(rows.filter(row => row !== undefined).map(row => [row.id as ShiftId, rowToShift(row)]));
}

/** A venue's shifts that touch a span of time: one that began before it and still runs belongs to it. */
export async function venueShiftsBetween(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant; readonly to: Instant | null },
): Promise<readonly VenueShift[]> {
  const rows = venueRows(mirror, {
    venueId: args.venueId,
    from: toInstantText(args.from - LONGEST_SHIFT_MS),
    to: args.to === null ? LAST_KEY : toInstantText(args.to),
  }).toArray();
  return (await tracked(mirror, rows)).filter(shift => shift.endsAt > args.from);
}

/** The same, with the moment from which they are: until its own answer has come, a live query has that to the last question. */
export async function venueShiftsOf(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant; readonly to: Instant },
): Promise<{ readonly from: Instant; readonly shifts: readonly VenueShift[] }> {
  return { from: args.from, shifts: await venueShiftsBetween(mirror, args) };
}

/** What ended before, latest first. */
export async function venuePastShifts(
  mirror: Mirror,
  args: { readonly venueId: string; readonly before: Instant; readonly limit: number },
): Promise<readonly VenueShift[]> {
  const range = { venueId: args.venueId, from: '', to: toInstantText(args.before) };
  const rows = venueRows(mirror, range)
    .reverse()
    .filter(row => Date.parse(row.ends_at) <= args.before)
    .limit(args.limit)
    .toArray();
  return await tracked(mirror, rows);
}

/** The shift that this venue wrote last: what the next one is likely to be like. */
export async function lastWrittenShift(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<WrittenShift | null> {
  const rows = await venueRows(mirror, { venueId: args.venueId, from: '', to: LAST_KEY }).toArray();
  const last = rows.reduce<ShiftRow | null>(
    (latest, row) => (latest === null || row.created_at > latest.created_at ? row : latest),
    null,
  );
  if (last === null) return null;
  const [written] = await withPacks(mirror, await tracked(mirror, [last]));
  return written ?? null;
}

/** What this venue wrote last, one of each role, the latest first. */
export async function lastWrittenByRole(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly WrittenShift[]> {
  const rows = await venueRows(mirror, { venueId: args.venueId, from: '', to: LAST_KEY }).toArray();
  const latest = rows.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  const roles = new Map(latest.toReversed().map(row => [row.role, row]));
  const lasts = latest.filter(row => roles.get(row.role) === row);
  return withPacks(mirror, await tracked(mirror, lasts));
}

/** A venue's shifts that start within a span, as they were written down: to be written again. */
export async function writtenShiftsBetween(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant; readonly to: Instant },
): Promise<readonly WrittenShift[]> {
  const range = { venueId: args.venueId, from: toInstantText(args.from), to: toInstantText(args.to) };
  return withPacks(mirror, await tracked(mirror, venueRows(mirror, range).toArray()));
}

/** The same with what was asked: one week without shifts looks like another. */
export async function writtenShiftsOf(mirror: Mirror, of: Parameters<typeof writtenShiftsBetween>[1]) {
  return { of, shifts: await writtenShiftsBetween(mirror, of) };
}

export async function writtenShift(mirror: Mirror, args: { readonly id: string }): Promise<WrittenShift | null> {
  const shift = await shiftById(mirror, args);
  if (shift === null) return null;
  const [written] = await withPacks(mirror, [shift]);
  return written ?? null;
}

async function withPacks(mirror: Mirror, known: readonly VenueShift[]): Promise<readonly WrittenShift[]> {
  const packs = await mirror.table(shiftPacks).bulkGet(known.map(({ id }) => id as string));
  return known.map((shift, nth) => {
    const pack = packs[nth];
    return { ...shift, pack: pack === undefined ? null : rowToPack(pack) };
  });
}

function venueRows(mirror: Mirror, of: { readonly venueId: string; readonly from: string; readonly to: string }) {
  return mirror.table(shifts).where('[venue_id+starts_at]').between([of.venueId, of.from], [of.venueId, of.to]);
}

async function tracked(
  mirror: Mirror,
  reading: PromiseLike<readonly ShiftRow[]> | readonly ShiftRow[],
): Promise<readonly VenueShift[]> {
  const [rows, pending] = await Promise.all([reading, mirror.pending(shifts)]);
  return rows.map(row => ({ ...rowToShift(row), pending: pending.get(row.id) ?? null }));
}
