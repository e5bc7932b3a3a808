import { type ReactNode, Suspense, useState } from 'react';
import { firstPixel } from '#ui/first-pixel.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { TitleCount } from '#ui/page-title.tsx';

// It reads the mirror, so it comes with the engine.
const Unread = lazyPiece(async () => {
  await firstPixel();
  return (await import('#features/messages/unread-panel.tsx')).UnreadPanel;
});

interface WithUnreadProps {
  readonly nav: readonly NavEntry[];
  readonly children: (nav: readonly NavEntry[]) => ReactNode;
}

/** How many messages wait to be read: on their way, in every title inside, and on the icon. */
export function WithUnread({ nav, children }: WithUnreadProps) {
  const [count, setCount] = useState(0);
  return (
    <TitleCount value={count}>
      <Suspense fallback={null}>
        <Unread onCount={setCount} />
      </Suspense>
      {children(nav.map(entry => (entry.label === 'messages' ? { ...entry, count } : entry)))}
    </TitleCount>
  );
}
