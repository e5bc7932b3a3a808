import { runVenues } from '#domain/venues/queries.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
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

export interface TemplatesElsewhere {
  readonly venue: PlacedVenue;
  readonly templates: readonly ShiftTemplate[];
}

/** Those of the other venues that the person decides for; without venues that have none. */
export async function templatesElsewhere(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly TemplatesElsewhere[]> {
  const others = (await runVenues(mirror)).filter(({ id }) => id !== args.venueId);
  const templates = await Promise.all(others.map(({ id }) => templatesOfVenue(mirror, { venueId: id })));
  return others
    .map((venue, nth) => ({ venue, templates: templates[nth] ?? [] }))
    .filter(({ templates: known }) => known.length > 0);
}
