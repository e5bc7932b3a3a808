import { Suspense, useSyncExternalStore } from 'react';
import { lazyPiece } from './lazy-screen.ts';
import { toastsAsked } from './toast.ts';
import type { ToasterProps } from './toaster.tsx';

const Toaster = lazyPiece(() => import('./toaster.tsx').then(module => module.Toaster));

/** Where toasts will appear; costs nothing until the first is asked for. */
export function ToastHost(props: ToasterProps) {
  const asked = useSyncExternalStore(toastsAsked.subscribe, toastsAsked.get);
  return asked ? (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  ) : null;
}
