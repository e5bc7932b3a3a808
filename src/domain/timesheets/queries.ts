import { figureOf } from '#domain/attendance/figures.ts';
import { factRows, factRowsOfVenue } from '#domain/attendance/queries.ts';
import { type Fact, rowToFact } from '#domain/attendance/schema.ts';
import { timesheetId } from '#domain/ids.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { calledName } from '#domain/profiles/called.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { LAST_KEY, rowsBy } from '#domain/rows-by.ts';
import { LONGEST_SHIFT_MS } from '#domain/shifts/rules.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import { venueUsers } from '#domain/venues/schema.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { type Hours, hoursOf, mondayToOpen } from './hours.ts';
import { rowToTimesheet, type TimesheetRow, timesheets } from './schema.ts';

export interface TrackedHours extends Hours {
  /** Null when the account was deleted, or its card has not come yet. */
  readonly name: string | null;
  readonly facts: readonly Fact[];
  /** Who agreed last; null when nobody did, or this device does not know them. */
  readonly decider: string | null;
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

export interface SpanOfVenue {
  readonly venueId: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** Of a venue's shifts that start in a span, by start. */
export async function hoursBetween(mirror: Mirror, args: SpanOfVenue): Promise<readonly TrackedHours[]> {
  const [sheets, { facts }] = await Promise.all([sheetsBetween(mirror, args), factsBetween(mirror, args)]);
  return hoursFrom(sheets, facts);
}

/** The half of `hoursBetween` that an approval changes: of three hundred timesheets the facts are most of what there is to read. */
export async function sheetsBetween(mirror: Mirror, args: SpanOfVenue): Promise<Sheets & { readonly of: SpanOfVenue }> {
  const { venueId, from, to } = args;
  const rows = await mirror
    .table(timesheets)
    .where('[venue_id+starts_at]')
    .between([venueId, toInstantText(from)], [venueId, toInstantText(to)], true, false)
    .toArray();
  return { ...(await sheetsOf(mirror, rows)), of: args };
}

/** The other half. */
export async function factsBetween(
  mirror: Mirror,
  args: SpanOfVenue,
): Promise<{ readonly of: SpanOfVenue; readonly facts: readonly Fact[] }> {
  const { venueId, from, to } = args;
  const rows = await factRowsOfVenue(mirror, { venueId, from, to: to + LONGEST_SHIFT_MS });
  return { of: args, facts: rows.map(rowToFact) };
}

/** The week of a venue's hours to begin with. */
export async function weekToOpen(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<{ readonly monday: string | null }> {
  return { monday: mondayToOpen((await rowsOfVenue(mirror, args.venueId)).map(rowToTimesheet)) };
}

/** How many of a venue's timesheets nobody can be paid by yet: not agreed, or in no file. */
export async function unexportedHours(mirror: Mirror, args: { readonly venueId: string }): Promise<number> {
  return (await rowsOfVenue(mirror, args.venueId)).filter(row => row.locked_at === null).length;
}

function rowsOfVenue(mirror: Mirror, venueId: string): Promise<TimesheetRow[]> {
  return mirror.table(timesheets).where('[venue_id+starts_at]').between([venueId, ''], [venueId, LAST_KEY]).toArray();
}

export async function hoursOfBooking(
  mirror: Mirror,
  args: { readonly bookingId: string },
): Promise<TrackedHours | null> {
  const row = await mirror.table(timesheets).get(timesheetId(args.bookingId));
  return row === undefined ? null : ((await tracked(mirror, [row]))[0] ?? null);
}

/** A rockstar's own. */
export async function ownHours(mirror: Mirror): Promise<readonly TrackedHours[]> {
  return tracked(mirror, await ownRows(mirror));
}

/** A rockstar's own that nobody has agreed on, by start. */
export async function ownOpenHours(mirror: Mirror): Promise<readonly TrackedHours[]> {
  const rows = await ownRows(mirror);
  return tracked(
    mirror,
    rows
      .filter(({ agreed_min }) => agreed_min === null)
      .sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1)),
  );
}

function ownRows(mirror: Mirror): Promise<readonly TimesheetRow[]> {
  return mirror.table(timesheets).where('worker_id').equals(mirror.userId).toArray();
}

async function tracked(mirror: Mirror, rows: readonly TimesheetRow[]): Promise<readonly TrackedHours[]> {
  const ids = rows.flatMap(({ booking_id }) => booking_id ?? []);
  const [sheets, events] = await Promise.all([sheetsOf(mirror, rows), factRows(mirror, { ids })]);
  return hoursFrom(sheets, events.map(rowToFact));
}

/** Timesheets with all that is said of them but the facts. */
export interface Sheets {
  readonly rows: readonly TimesheetRow[];
  readonly names: ReadonlyMap<string, string>;
  readonly pending: Awaited<ReturnType<Mirror['pending']>>;
  readonly rulebook: Awaited<ReturnType<typeof allPlatformRules>>;
}

async function sheetsOf(mirror: Mirror, rows: readonly TimesheetRow[]): Promise<Sheets> {
  const workers = [...new Set(rows.flatMap(({ worker_id }) => worker_id ?? []))];
  const deciders = [...new Set(rows.flatMap(({ decided_by }) => decided_by ?? []))];
  const [cards, members, pending, rulebook] = await Promise.all([
    mirror.table(profiles).bulkGet(workers),
    rowsBy(mirror, venueUsers, { index: 'user_id', keys: deciders }),
    mirror.pending(timesheets),
    allPlatformRules(mirror),
  ]);
  const names = new Map<string, string>([
    ...members.map(({ user_id, name }) => [user_id, name] as const),
    ...cards.flatMap(card => (card === undefined ? [] : [[card.id, calledName(card)] as const])),
  ]);
  return { rows, names, pending, rulebook };
}

/** Facts of other bookings among them do no harm. */
export function hoursFrom({ rows, names, pending, rulebook }: Sheets, known: readonly Fact[]): readonly TrackedHours[] {
  const facts = new Map<string, Fact[]>(rows.flatMap(({ booking_id: id }) => (id === null ? [] : [[id, []]])));
  for (const fact of known) facts.get(fact.bookingId)?.push(fact);
  return rows.map(row => {
    const sheet = rowToTimesheet(row);
    const own = (facts.get(row.booking_id ?? '') ?? []).toSorted((one, other) => one.at - other.at);
    const plan = { ...sheet, owedHours: rulesOf(rulebook, sheet.rulesVersion).owedHours };
    const figures = { phone: figureOf(own, 'rockstar', plan), byHand: figureOf(own, 'venue', plan) };
    return {
      ...hoursOf(sheet, figures),
      name: names.get(row.worker_id ?? '') ?? null,
      facts: own,
      decider: names.get(row.decided_by ?? '') ?? null,
      pending: pending.get(row.id) ?? null,
    };
  });
}
