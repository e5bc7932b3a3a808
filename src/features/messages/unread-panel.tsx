// Counts what waits to be read, for the frame that is drawn before the mirror is there, and on the icon of the app.
import { useEffect } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { unreadTotal } from '#domain/conversations/queries.ts';

export function UnreadPanel({ onCount }: { readonly onCount: (count: number) => void }) {
  const count = useQuery(unreadTotal, null);
  useEffect(() => {
    if (count === undefined) return;
    onCount(count);
    showOnIcon(count);
  }, [count, onCount]);
  return null;
}

/** Where the system has badges and the person allows them. */
function showOnIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
