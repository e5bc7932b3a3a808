// Who stands before a portal hears what the server refuses behind it: a right may have ended since it was asked about.
import { useEffect } from 'react';

type Listener = (code: string) => void;

const listeners = new Set<Listener>();

/** Called by whatever asks the server, for each answer that is a no. */
export function tellRefusal(code: string): void {
  for (const listener of listeners) listener(code);
}

/** `onRefusal` keeps its identity while it stands. */
export function useRefusals(onRefusal: Listener): void {
  useEffect(() => {
    listeners.add(onRefusal);
    return () => void listeners.delete(onRefusal);
  }, [onRefusal]);
}
