// This device's clock and what the server's last answer says of it, read at the moment of a tap.
import { useCallback, useEffect, useRef } from 'react';
import { useDevice } from './device-context.tsx';
import { usePart } from './use-readable.ts';

export interface ClockReading {
  readonly now: number;
  /** What the two clocks said at the last answer; null when the server was never heard. */
  readonly heard: { readonly serverAt: number; readonly deviceAt: number } | null;
  /** For how many milliseconds this page has run since, by a clock that nobody sets; null when the answer is older than the page. */
  readonly ranMs: number | null;
}

export function useClockReading(): () => ClockReading {
  const { status } = useDevice();
  // Not the whole status: a keypad is not drawn again for every command that is saved or sent.
  const lastPullAt = usePart(status, heard => heard.lastPullAt);
  const serverTime = usePart(status, heard => heard.serverTime);
  const first = useRef(lastPullAt);
  const heardWhileOpen = useRef<number | null>(null);
  useEffect(() => {
    heardWhileOpen.current = lastPullAt === first.current ? null : performance.now();
  }, [lastPullAt]);
  return useCallback(() => {
    const heard =
      lastPullAt === null || serverTime === null
        ? null
        : { serverAt: Date.parse(serverTime), deviceAt: Date.parse(lastPullAt) };
    const since = heardWhileOpen.current;
    return { now: Date.now(), heard, ranMs: since === null ? null : performance.now() - since };
  }, [lastPullAt, serverTime]);
}
