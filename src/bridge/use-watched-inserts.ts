import { useEffect } from 'react';
import type { Inserts } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';

/** While the screen stands, such a row written anywhere brings itself here at once; live queries then show it. */
export function useWatchedInserts({ table, column, value }: Inserts): void {
  const device = useDevice();
  useEffect(() => device.watchInserts({ table, column, value }), [device, table, column, value]);
}
