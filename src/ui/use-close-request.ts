// A phone's Back closes what lies on top and leaves the page only when nothing does: whoever types in a sheet and presses it by habit loses
// nothing. Chromium asks for that by a CloseWatcher; where there is none (iOS has no such button), Back stays the browser's.
import { useEffect, useRef, useState } from 'react';

export function useCloseRequest(opened: boolean, close: () => void): void {
  const onClose = useRef(close);
  // A watcher hears one request; what stays open all the same needs another.
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    onClose.current = close;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies(requests): each request ends its watcher.
  useEffect(() => {
    if (!opened || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => {
      setRequests(heard => heard + 1);
      onClose.current();
    };
    window.addEventListener('keydown', keepEscape, { capture: true });
    return () => {
      watcher.destroy();
      window.removeEventListener('keydown', keepEscape, { capture: true });
    };
  }, [opened, requests]);
}

/** Escape would be such a request too, and close a sheet together with the menu that is open in it: Mantine knows which of them is meant. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
