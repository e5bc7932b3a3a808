import { deepEqual } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import type { ShownMessage } from '#domain/conversations/thread.ts';

/** Those that are as they were keep their identity, so that their rows are not drawn again. */
export function useUnchanged(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  const known = useRef<ReadonlyMap<string, ShownMessage>>(new Map());
  return useMemo(() => {
    const same = messages.map(message => {
      const before = known.current.get(message.id);
      return before !== undefined && deepEqual(before, message) ? before : message;
    });
    known.current = new Map(same.map(message => [message.id, message]));
    return same;
  }, [messages]);
}
