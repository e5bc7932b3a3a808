import type { Mirror } from '#sync/index.ts';
import { type Appearance, userSettings } from './schema.ts';

/** How the person wants the app to look and speak; null where they never said. */
export async function ownAppearance(mirror: Mirror): Promise<Appearance> {
  const row = await mirror.table(userSettings).get(mirror.userId);
  return { colorScheme: row?.color_scheme ?? null, language: row?.language ?? null };
}
