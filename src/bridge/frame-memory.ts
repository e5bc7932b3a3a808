// How somebody arranged the frame on this device (whether the menu is folded, how wide a pane is), for the pieces of ui/ that draw
// it. What an arrangement means is theirs to say.
import { keep, readKept, subscribeKept } from './kept.ts';
import { isSingleKey, singleKeysOn } from './use-single-keys.ts';

export const frameMemory = {
  read: (name: string): string | null => readKept(keyOf(name)),
  keep: (name: string, value: string | null): void => keep(keyOf(name), value),
  subscribe: subscribeKept,
  isSingleKey,
  singleKeysOn,
};

function keyOf(name: string): string {
  return `encore-frame:${name}`;
}
