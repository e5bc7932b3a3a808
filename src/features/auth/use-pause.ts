import { useEffect, useState } from 'react';

/** The auth server mails one address once a minute (`max_frequency`), and refuses what comes sooner. */
const PAUSE_MS = 60_000;

/** Whole seconds until the next mail may be asked for; 0: now. */
export function usePause(begun: boolean): { readonly seconds: number; begin(): void } {
  const [until, setUntil] = useState(() => (begun ? Date.now() + PAUSE_MS : 0));
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return {
    seconds: over ? 0 : Math.ceil((until - now) / 1000),
    begin: () => {
      setNow(Date.now());
      setUntil(Date.now() + PAUSE_MS);
    },
  };
}
