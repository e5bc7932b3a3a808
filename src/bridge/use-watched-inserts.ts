import { useEffect } from 'react';
import type { Inserts } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';

/** Whoever leafs through screens opens no line for each: what comes in the meantime rings the person's own bell. */
const SETTLED_MS = 200;

/** While the screen stands, such a row written anywhere brings itself here at once; live queries then show it. */
export function useWatchedInserts({ table, column, value }: Inserts): void {
  const device = useDevice();
  useEffect(() => {
    let stop = (): void => undefined;
    const settling = setTimeout(() => {
      stop = device.watchInserts({ table, column, value });
    }, SETTLED_MS);
    return () => {
      clearTimeout(settling);
      stop();
    };
  }, [device, table, column, value]);
}
