import { useEffect, useState } from 'react';
import { useClockReading } from '#bridge/use-clock-reading.ts';
import { corrected } from '#domain/attendance/clock.ts';
import { type Code, codeOf, minuteAt } from '#domain/attendance/codes.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;

export interface ShownCode extends Code {
  /** By the clock that the server was last heard to have. */
  readonly at: number;
  readonly secondsLeft: number;
}

/** The code of this minute, and how long it stands; null without a key or until it is made. */
export function useCode(key: string | null | undefined): ShownCode | null {
  const read = useClockReading();
  const [at, setAt] = useState(() => present(read));
  const [made, setMade] = useState<(Code & { readonly minute: number }) | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setAt(present(read)), SECOND_MS);
    return () => clearInterval(timer);
  }, [read]);
  const minute = minuteAt(at);
  useEffect(() => {
    if (key == null) return;
    let wanted = true;
    void codeOf(key, minute).then(code => {
      if (wanted) setMade({ ...code, minute });
    });
    return () => {
      wanted = false;
    };
  }, [key, minute]);
  // The code of another minute is never shown, not even until the next one is made.
  if (key == null || made?.minute !== minute) return null;
  return { digits: made.digits, qr: made.qr, at, secondsLeft: MINUTE_S - (Math.floor(at / SECOND_MS) % MINUTE_S) };
}

function present(read: ReturnType<typeof useClockReading>): number {
  const { now, heard } = read();
  return corrected(now, heard);
}
