// This device's clock and what the server's last answer says of it, read at the moment of a tap.
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Readable, SyncStatus } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { usePart } from './use-readable.ts';

export interface ClockReading {
  readonly now: number;
  /** What the two clocks said at the last answer; null when the server was never heard. */
  readonly heard: { readonly serverAt: number; readonly deviceAt: number } | null;
  /** For how many milliseconds this page has run since, by a clock that nobody sets; null when the answer is older than the page. */
  readonly ranMs: number | null;
}

type Said = Pick<SyncStatus, 'lastPullAt' | 'serverTime'>;

/** An answer that came while the page was open, and when by the clock that nobody sets. */
interface Arrival {
  readonly pullAt: string;
  readonly ranAt: number;
}

export function useClockReading(): () => ClockReading {
  const { status } = useDevice();
  const arrival = useArrival(status);
  // Not the whole status: a keypad is not drawn again for every command that is saved or sent.
  const lastPullAt = usePart(status, heard => heard.lastPullAt);
  const serverTime = usePart(status, heard => heard.serverTime);
  return useCallback(() => readClock({ lastPullAt, serverTime }, arrival.current), [lastPullAt, serverTime, arrival]);
}

export function readClock({ lastPullAt, serverTime }: Said, arrival: Arrival | null): ClockReading {
  const heard =
    lastPullAt === null || serverTime === null
      ? null
      : { serverAt: Date.parse(serverTime), deviceAt: Date.parse(lastPullAt) };
  const ranMs = arrival?.pullAt === lastPullAt ? performance.now() - arrival.ranAt : null;
  return { now: Date.now(), heard, ranMs };
}

export function useArrival(status: Readable<SyncStatus>): RefObject<Arrival | null> {
  const arrival = useRef<Arrival | null>(null);
  const first = useRef(status.get().lastPullAt);
  useEffect(() => {
    const note = () => {
      const { lastPullAt: pullAt } = status.get();
      if (pullAt === null || pullAt === (arrival.current?.pullAt ?? first.current)) return;
      arrival.current = { pullAt, ranAt: performance.now() };
    };
    note();
    return status.subscribe(note);
  }, [status]);
  return arrival;
}
