import { useEffect, useState } from 'react';

/**
 * The screen stays on while this is shown, where the browser allows it; it lets go by itself when the page is hidden. False once
 * that was refused: on a low battery, for one, or by a browser that knows no such thing.
 */
export function useWakeLock(): boolean {
  const [staysOn, setStaysOn] = useState(true);
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let shown = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const lock = 'wakeLock' in navigator ? await navigator.wakeLock.request('screen').catch(() => null) : null;
      if (!shown) await lock?.release();
      else {
        held = lock;
        setStaysOn(lock !== null);
      }
    };
    const again = () => void hold();
    void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      shown = false;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
  return staysOn;
}
