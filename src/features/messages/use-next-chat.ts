// Alt with the arrows goes to the chat below and the one above, also while somebody writes.
import { useEffect, useRef } from 'react';
import { isCovered } from '#ui/is-covered.ts';

interface NextChat {
  readonly ids: readonly string[];
  readonly openId: string | null;
  readonly open: (id: string) => void;
}

export function useNextChat(next: NextChat): void {
  const current = useRef(next);
  current.current = next;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isCovered()) return;
      const { ids, openId, open } = current.current;
      const id = ids[openId === null ? 0 : ids.indexOf(openId) + by];
      event.preventDefault();
      if (id === undefined) return;
      open(id);
      document.querySelector(`[data-chat="${id}"]`)?.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
