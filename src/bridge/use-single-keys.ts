// Whether keys without Ctrl or ⌘ do anything: people who steer by voice or a switch press letters unawares (WCAG 2.1.4). Of this
// device, and on until somebody switches them off.
import { useCallback, useSyncExternalStore } from 'react';
import { keyName } from '#ui/key-name.ts';
import { keep, readKept, subscribeKept } from './kept.ts';

const KEY = 'encore-single-keys';

export function singleKeysOn(): boolean {
  return readKept(KEY) !== 'off';
}

export function useSingleKeys(): { readonly on: boolean; set(on: boolean): void } {
  const on = useSyncExternalStore(subscribeKept, singleKeysOn, () => true);
  const set = useCallback((next: boolean) => keep(KEY, next ? null : 'off'), []);
  return { on, set };
}

/** A key without Ctrl, ⌘ or Alt, pressed where nobody types and no sheet is open. A box that is ticked hears
 *  the space bar alone, a choice of several the arrows: letters are free there. */
export function isSingleKey(event: KeyboardEvent, wanted: string): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (keyName(event) !== wanted || ctrlKey || metaKey || altKey || !singleKeysOn()) return false;
  const typing =
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"]';
  return !(target instanceof HTMLElement && target.closest(typing) !== null);
}
