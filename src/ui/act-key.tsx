import { KeyCap } from './key-cap.tsx';
import { useKeyHints } from './use-key-hints.ts';

/**
 * On a button, the key that presses it: A is the page's lit act (`use-page-keys.ts`). The button keeps its name; which keys there are, the
 * sheet of «?» says.
 */
export function ActKey({ of = 'A' }: { readonly of?: string }) {
  const keyed = useKeyHints();
  if (!keyed) return null;
  return (
    <span aria-hidden="true">
      <KeyCap>{of}</KeyCap>
    </span>
  );
}
