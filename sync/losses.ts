// What the browser took away (EN8). The marker lies outside IndexedDB and names whoever has a database here; a name that storage
// knows neither as a database nor as one to wipe has lost theirs. Several people share a tablet, so it names them all.
import { type DeviceStore, including, without } from './device-store.ts';
import type { Marker, Platform } from './signals.ts';

interface LossParts {
  readonly platform: Platform;
  readonly store: DeviceStore;
}

/** In the order in which they came. */
export function marked(marker: Marker): readonly string[] {
  return marker.read()?.split(' ') ?? [];
}

/** Once the device store knows of their database, never before. */
export function mark(marker: Marker, userId: string): void {
  marker.write(including(marked(marker), userId).join(' '));
}

export function unmark(marker: Marker, userId: string): void {
  marker.write(without(marked(marker), userId)?.join(' ') || null);
}

/** Whose database is gone although they never signed out. */
export async function findLosses({ platform, store }: LossParts): Promise<readonly string[]> {
  // Most who open a sign-in page have nothing to ask storage for.
  if (platform.marker.read() === null) return [];
  const [mirrors = [], toWipe = []] = await Promise.all([store.get('mirrors'), store.get('toWipe')]);
  // Their own sign-out emptied it, and was cut off before it could say so.
  for (const id of toWipe) unmark(platform.marker, id);
  return marked(platform.marker).filter(id => !mirrors.includes(id));
}

/** Somebody has read of it. The others are told at their own next opening, and so is each of several when nobody has signed in. */
export async function settleLosses(parts: LossParts, reader?: string): Promise<void> {
  const lost = await findLosses(parts);
  const told = reader ?? (lost.length > 1 ? '' : lost[0]);
  await parts.store.change('lost', (before = []) => [...before, ...lost].filter(id => id !== told));
  for (const id of lost) unmark(parts.platform.marker, id);
}
