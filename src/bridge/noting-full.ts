// Whether an act was not saved because the device has no room: what its screen says of it says so (`notifyNotSaved`).
import type { DispatchAllResult, DispatchResult } from '#sync/index.ts';
import { noteFull } from '#ui/toast.ts';

export async function notingFull<Saved extends DispatchResult | DispatchAllResult>(
  saving: Promise<Saved>,
): Promise<Saved> {
  const saved = await saving;
  noteFull(isFull(saved));
  return saved;
}

/** For a form that says itself what became of it. */
export function isFull(saved: DispatchResult | DispatchAllResult): boolean {
  return !saved.ok && saved.error.kind === 'not-saved' && saved.error.trouble === 'quota';
}
