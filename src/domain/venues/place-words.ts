// A venue's place as a shift and a booking keep it: what was agreed outlives a venue that moves.

import type { MirrorTx } from '#sync/index.ts';
import { areas } from './areas.ts';
import type { VenueRow } from './schema.ts';

/** Address and city, null while one is missing; the twin of private.place_words in SQL. */
export async function placeWords(tx: MirrorTx, venue: Pick<VenueRow, 'address' | 'area'>): Promise<string | null> {
  const [city] = venue.area === null ? [] : await tx.where(areas, 'slug', venue.area);
  return city === undefined || venue.address === null ? null : `${venue.address}, ${city.name}`;
}
