import type { DispatchResult } from '#sync/index.ts';

/** Whether an act was not saved because the device has no room: trying again does not help. */
export function isFull(saved: DispatchResult): boolean {
  return !saved.ok && saved.error.kind === 'not-saved' && saved.error.trouble === 'quota';
}
