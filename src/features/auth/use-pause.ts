import { useEffect, useState } from 'react';

/** The auth server mails one address once a minute (`max_frequency`), and refuses what comes sooner. */
const PAUSE_MS = 60_000;

interface Pause {
  /** Whole seconds until the next mail to this address may be asked for; 0: now. */
  readonly seconds: number;
  begin(): void;
}

interface PauseStart {
  /** A mail went out just before this was shown. */
  readonly begun?: boolean;
}

/** Another address waits for nothing. */
export function usePause(email: string, { begun = false }: PauseStart = {}): Pause {
  const [{ address, until }, setPaused] = useState(() => ({
    address: email,
    until: begun ? Date.now() + PAUSE_MS : 0,
  }));
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return {
    seconds: over || address !== email ? 0 : Math.ceil((until - now) / 1000),
    begin: () => {
      setNow(Date.now());
      setPaused({ address: email, until: Date.now() + PAUSE_MS });
    },
  };
}
