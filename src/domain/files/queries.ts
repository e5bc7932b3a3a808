import { profiles } from '#domain/profiles/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { addressOfContent } from './content.ts';
import { files } from './schema.ts';

/** By pairs, as live queries compare answers by value. */
export interface KnownPhotos {
  /** People and venues that have one, and which. */
  readonly holders: readonly (readonly [holderId: string, photoId: string])[];
  /** Which of them lie on this device, and what shows them. */
  readonly here: readonly (readonly [photoId: string, address: string])[];
}

export async function knownPhotos(mirror: Mirror): Promise<KnownPhotos> {
  const [people, houses, kept] = await Promise.all([
    mirror.table(profiles).where('profile_image').above('').toArray(),
    mirror.table(venues).where('photo').above('').toArray(),
    mirror.table(files).toArray(),
  ]);
  return {
    holders: [
      ...people.map(({ id, profile_image }) => [id, profile_image ?? ''] as const),
      ...houses.map(({ id, photo }) => [id, photo ?? ''] as const),
    ],
    here: kept.map(({ id, type, content }) => [id, addressOfContent(type, content)] as const),
  };
}
