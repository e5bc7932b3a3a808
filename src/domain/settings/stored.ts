// What lies on this device, by kinds that a person knows. Rows are counted one by one; what they take is told by the browser for all
// together, and shared out by how long the rows of each kind are.
import { catalogue } from '#domain/catalogue.ts';
import type { Catalogue, Mirror } from '#sync/index.ts';

export type StoredKind = 'work' | 'shifts' | 'chats' | 'photos' | 'people';

/** Every table of the catalogue, once. */
export const TABLES_OF: Readonly<Record<StoredKind, readonly string[]>> = {
  work: [
    ...['bookings', 'applications', 'work_invitations', 'transfers', 'covers', 'shift_crew', 'booking_contacts'],
    ...['shift_keys', 'punch_keys', 'silences', 'attendance_events', 'timesheets', 'recorded_shifts', 'earned_months'],
    ...['notice_receipts', 'reviews', 'reliability_events', 'disputes'],
    ...['availability_rules', 'availability_exceptions'],
  ],
  shifts: ['shifts', 'shift_packs', 'shift_templates', 'shift_patterns', 'jobs', 'saved_searches', 'areas', 'venues'],
  chats: ['conversations', 'messages'],
  photos: ['files'],
  people: [
    ...['profiles', 'profile_private', 'profile_documents', 'user_settings', 'relations', 'notifications'],
    ...['venue_users', 'venue_verifications', 'platform_rules'],
  ],
};
const KINDS = Object.keys(TABLES_OF) as readonly StoredKind[];

export interface StoredRows {
  readonly kind: StoredKind;
  readonly rows: number;
  /** In letters of JSON: what it weighs against the others. */
  readonly weight: number;
}

/** So many rows say how long those of a table are. */
const SAMPLE = 20;

/** Only kinds of which there is something. */
export async function storedHere(mirror: Mirror): Promise<readonly StoredRows[]> {
  const { tables: all }: Catalogue = catalogue;
  const tables = await Promise.all(
    all.map(async table => {
      const stored = mirror.table(table);
      const [rows, sample] = await Promise.all([stored.count(), stored.limit(SAMPLE).toArray()]);
      const letters = sample.reduce((sum, row) => sum + JSON.stringify(row).length, 0);
      return { name: table.name, rows, weight: rows === 0 ? 0 : (letters / sample.length) * rows };
    }),
  );
  return KINDS.map(kind => {
    const own = tables.filter(({ name }) => TABLES_OF[kind].includes(name));
    const sum = (of: 'rows' | 'weight') => own.reduce((total, table) => total + table[of], 0);
    return { kind, rows: sum('rows'), weight: sum('weight') };
  }).filter(({ rows }) => rows > 0);
}

export interface StoredPart {
  /** `app`: the app's own files, and all that is no row. */
  readonly kind: StoredKind | 'app';
  /** Null: it is no number of things. */
  readonly rows: number | null;
  readonly bytes: number;
}

/**
 * `used`: bytes in all. `database`: those of them that are rows, where the browser tells the two apart; where it does not, rows take
 * what they are long.
 */
export function partsOf(
  stored: readonly StoredRows[],
  { used, database }: { readonly used: number; readonly database: number | null },
): readonly StoredPart[] {
  const weight = stored.reduce((sum, kind) => sum + kind.weight, 0);
  const ofRows = Math.min(used, database ?? weight);
  const parts = stored.map(kind => ({ kind: kind.kind, rows: kind.rows, bytes: (ofRows * kind.weight) / weight }));
  return [...parts, { kind: 'app', rows: null, bytes: used - (stored.length === 0 ? 0 : ofRows) }];
}
