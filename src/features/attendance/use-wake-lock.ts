import { useEffect } from 'react';

/** The screen stays on while this is shown, where the browser allows it; it lets go by itself when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let shown = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on a low battery, for one: the code is shown all the same.
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (shown) held = lock;
      else await lock?.release();
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
}
