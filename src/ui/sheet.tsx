// A panel over the screen: rises from below on phones, comes from the right from 820 px, where the screen beside it stays
// in view. What draws it is loaded by its first opening, so a screen can hold many at no cost.
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPiece } from './lazy-screen.ts';

export interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One dim line under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  readonly foot?: ReactNode;
  /** Whether what opened it has the focus again once it closes; true unless said. */
  readonly returnFocus?: boolean;
  /** From 820 px no taller than what is in it, under the header at the right, where its button stands. */
  readonly underHeader?: boolean;
  /** All that is in it is read aloud as it opens: for a few sentences that the focus is set behind. Else its lead is. */
  readonly described?: boolean;
}

const SheetDrawer = lazyPiece(() => import('./sheet-drawer.tsx').then(module => module.SheetDrawer));

export function Sheet(props: SheetProps) {
  const [asked, setAsked] = useState(props.opened);
  if (props.opened && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <SheetDrawer {...props} />
    </Suspense>
  );
}
