import type { Mirror } from '#sync/index.ts';
import { rowToTemplate, type ShiftTemplate, shiftTemplates } from './schema.ts';

/** A venue's own, by name. */
export async function templatesOfVenue(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly ShiftTemplate[]> {
  const rows = await mirror.table(shiftTemplates).where('venue_id').equals(args.venueId).toArray();
  return rows.map(rowToTemplate).sort((one, other) => one.name.localeCompare(other.name));
}
