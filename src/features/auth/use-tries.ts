import { useEffect, useState } from 'react';
import {
  afterFailure,
  blockedForMs,
  forgetTries,
  readTries,
  triesLeft,
  waitMs,
  withServerCount,
  writeTries,
} from './tries.ts';

const TICK_MS = 1000;

export interface TriesState {
  /** Null: a try may be made. */
  readonly blocked: { readonly seconds: number } | null;
  /** Undefined while nothing failed yet. */
  readonly left: number | undefined;
  readonly waitMinutes: number;
  noteFailure(): void;
  /** What the server said of the address after that failure. */
  noteServer(said: { attemptsLeft: number; waitSeconds: number }): void;
  forget(): void;
}

/** This device's count of failed sign-ins for the address typed, counting down each second while it blocks. */
export function useTries(email: string): TriesState {
  const [now, setNow] = useState(Date.now);
  const tries = readTries(email, now);
  const blockedMs = blockedForMs(tries, now);
  const isBlocked = blockedMs > 0;

  useEffect(() => {
    if (!isBlocked) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isBlocked]);

  return {
    blocked: isBlocked ? { seconds: Math.ceil(blockedMs / 1000) } : null,
    left: tries.failed === 0 ? undefined : triesLeft(tries, now),
    waitMinutes: Math.round(waitMs(tries) / 60_000),
    noteFailure: () => {
      const at = Date.now();
      writeTries(email, afterFailure(readTries(email, at), at), at);
      setNow(at);
    },
    noteServer: said => {
      const at = Date.now();
      writeTries(email, withServerCount(readTries(email, at), said, at), at);
      setNow(at);
    },
    forget: () => {
      forgetTries(email);
      setNow(Date.now());
    },
  };
}
