import type { Mirror } from '#sync/index.ts';
import { rowToPattern, type ShiftPattern, shiftPatterns } from './schema.ts';

/** A venue's own, by name. */
export async function patternsOfVenue(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly ShiftPattern[]> {
  const rows = await mirror.table(shiftPatterns).where('venue_id').equals(args.venueId).toArray();
  return rows.map(rowToPattern).sort((one, other) => one.name.localeCompare(other.name));
}
