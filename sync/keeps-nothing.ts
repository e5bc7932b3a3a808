// Tells a browser whose storage will keep nothing from one whose storage is only in trouble.
import type { Device } from './device.ts';

/** Settles once storage has answered: whether it will keep nothing at all. Being blocked passes; that is told and waited for. */
export function keepsNothing({ session, status }: Device): Promise<boolean> {
  return new Promise(resolve => {
    const look = (): void => {
      const { trouble } = status.get().storage;
      if (trouble === 'connection-lost') return;
      if (trouble !== null || session.get() !== undefined) settle(trouble === 'unavailable');
    };
    // Nobody is settled a moment before the trouble is told.
    const stops = [session, status].map(told => told.subscribe(() => queueMicrotask(look)));
    const settle = (nothing: boolean): void => {
      for (const stop of stops) stop();
      resolve(nothing);
    };
    look();
  });
}
