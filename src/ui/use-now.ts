import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The present, to the minute (epoch milliseconds, rounded down): for what a screen says about time. It moves with the
 * wall's minute, and at once when the page comes back into view.
 */
export function useNow(): number {
  const [now, setNow] = useState(presentMinute);
  useEffect(() => {
    const refresh = () => setNow(presentMinute());
    let timer = setTimeout(function tick() {
      refresh();
      timer = setTimeout(tick, untilNextMinute());
    }, untilNextMinute());
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return now;
}

function presentMinute(): number {
  const now = Date.now();
  return now - (now % MINUTE_MS);
}

function untilNextMinute(): number {
  return MINUTE_MS - (Date.now() % MINUTE_MS);
}
