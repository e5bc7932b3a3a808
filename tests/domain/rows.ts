// Rows of the mirror with everything filled in, so that a test names only what it is about; and a mirror's transaction
// over plain maps.
import type { ApplicationRow } from '#domain/applications/schema.ts';
import type { BookingRow } from '#domain/bookings/schema.ts';
import type { ShiftRow } from '#domain/shifts/schema.ts';
import { isPlaced, type PlacedVenue, rowToVenue, type VenueRow } from '#domain/venues/schema.ts';
import type { CommandContext, MirroredRow, MirrorTx, Table } from '#sync/index.ts';

export const WORKER = '0190a000-0000-7000-8000-000000000001';
export const MANAGER = '0190a000-0000-7000-8000-000000000002';
export const VENUE = '0190a000-0000-7000-8000-000000000003';
export const SHIFT = '0190a000-0000-7000-8000-000000000004';
export const APPLICATION = '0190a000-0000-7000-8000-000000000005';
export const BOOKING = '0190a000-0000-7000-8000-000000000006';

const BEFORE = '2026-11-20T10:00:00.000Z';
export const ACTED = '2026-11-21T10:00:00.000Z';

export function by(userId: string): CommandContext {
  return { userId, commandId: '0190a000-0000-7000-8000-00000000000c', recordedAt: ACTED };
}

export function venueRow(changes: Partial<VenueRow> = {}): VenueRow {
  return {
    id: VENUE,
    row_xid: '7',
    name: 'The Copper Thistle',
    address: '12 Lantern Row, London E2',
    industry: 'bar',
    contact: null,
    status: 'active',
    paused_by_platform: false,
    verification_status: 'verified',
    created_by: MANAGER,
    tz: 'Europe/London',
    currency: 'GBP',
    area: 'london',
    lat: null,
    lng: null,
    point_placed: false,
    description: null,
    photo: null,
    ...{ rating: null, rating_all: null, rating_count: null },
    ...{ late_cancels_pct: null, approval_hours: null, as_posted_pct: null },
    version: 1,
    created_at: BEFORE,
    updated_at: BEFORE,
    ...changes,
  };
}

export function placedVenue(changes: Partial<VenueRow> = {}): PlacedVenue {
  const venue = rowToVenue(venueRow(changes));
  if (!isPlaced(venue)) throw new Error('This venue is nowhere');
  return venue;
}

export function shiftRow(changes: Partial<ShiftRow> = {}): ShiftRow {
  return {
    id: SHIFT,
    row_xid: '8',
    venue_id: VENUE,
    area: 'london',
    role: 'bartender',
    title: null,
    starts_at: '2026-11-27T18:00:00.000Z',
    ends_at: '2026-11-28T02:00:00.000Z',
    tz: 'Europe/London',
    starts_local: '2026-11-27T18:00',
    ends_local: '2026-11-28T02:00',
    break_min: 30,
    rate_minor: 1550,
    currency: 'GBP',
    place: '12 Lantern Row, London',
    tips: false,
    positions: 2,
    booking_mode: 'review',
    favourites_hours: 0,
    visible_from: null,
    fair_minutes: 0,
    fair_until: null,
    getting_home: null,
    status: 'published',
    confirmed_count: 0,
    version: 3,
    cancelled_reason: null,
    published_at: BEFORE,
    created_by: MANAGER,
    updated_by: MANAGER,
    created_at: BEFORE,
    updated_at: BEFORE,
    own: true,
    ...changes,
  };
}

export function applicationRow(changes: Partial<ApplicationRow> = {}): ApplicationRow {
  return {
    id: APPLICATION,
    row_xid: '9',
    worker_id: WORKER,
    venue_id: VENUE,
    shift_id: SHIFT,
    job_id: null,
    note: null,
    status: 'submitted',
    source: 'application',
    closed_reason: null,
    seen_version: 3,
    seen_terms: null,
    arrives_at: null,
    hold_until: null,
    waitlist_pos: null,
    within_km: null,
    calendar_free: true,
    decided_by: null,
    decided_at: null,
    decision_reason: null,
    recorded_at: BEFORE,
    version: 1,
    created_at: BEFORE,
    updated_at: BEFORE,
    ...changes,
  };
}

export function bookingRow(changes: Partial<BookingRow> = {}): BookingRow {
  return {
    id: BOOKING,
    row_xid: '10',
    shift_id: SHIFT,
    worker_id: WORKER,
    venue_id: VENUE,
    application_id: APPLICATION,
    role: 'bartender',
    starts_at: '2026-11-27T18:00:00.000Z',
    ends_at: '2026-11-28T02:00:00.000Z',
    tz: 'Europe/London',
    break_min: 30,
    rate_minor: 1550,
    currency: 'GBP',
    place: '12 Lantern Row, London',
    status: 'confirmed',
    source: 'application',
    cancelled_at: null,
    cancel_reason: null,
    cancel_tier: null,
    cancel_heard_at: null,
    owed_minor: null,
    full_pay_minor: null,
    rest_reason: null,
    proposed: null,
    answer_by: null,
    answer_late: false,
    no_show_at: null,
    release_by: null,
    release_reason: null,
    confirm_asked_at: null,
    coming_at: null,
    replaced_at: null,
    restored: false,
    contested: null,
    rules_version: 1,
    version: 1,
    created_at: BEFORE,
    updated_at: BEFORE,
    ...changes,
  };
}

/** A transaction over plain rows. */
export class PlainTx implements MirrorTx {
  readonly #tables = new Map<string, Map<string, MirroredRow>>();

  holding<Row extends MirroredRow>(table: Table<Row>, ...rows: readonly Row[]): this {
    for (const row of rows) this.#rows(table).set(row.id, row);
    return this;
  }

  all<Row extends MirroredRow>(table: Table<Row>): readonly Row[] {
    return [...this.#rows(table).values()];
  }

  async get<Row extends MirroredRow>(table: Table<Row>, id: string): Promise<Row | undefined> {
    return this.#rows(table).get(id);
  }

  async where<Row extends MirroredRow>(table: Table<Row>, field: keyof Row & string, value: string): Promise<Row[]> {
    return [...this.#rows(table).values()].filter(row => row[field] === value);
  }

  async put<Row extends MirroredRow>(table: Table<Row>, row: Row): Promise<void> {
    this.#rows(table).set(row.id, row);
  }

  async patch<Row extends MirroredRow>(table: Table<Row>, id: string, fields: Partial<Row>): Promise<void> {
    const known = this.#rows(table).get(id);
    if (known !== undefined) this.#rows(table).set(id, { ...known, ...fields });
  }

  async remove<Row extends MirroredRow>(table: Table<Row>, id: string): Promise<void> {
    this.#rows(table).delete(id);
  }

  #rows<Row extends MirroredRow>(table: Table<Row>): Map<string, Row> {
    const known = this.#tables.get(table.name) ?? new Map<string, MirroredRow>();
    this.#tables.set(table.name, known);
    return known as Map<string, Row>;
  }
}
