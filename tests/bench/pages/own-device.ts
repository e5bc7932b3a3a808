// The engine in a bench's page, opened as the app opens it.
import { v7 as newId } from 'uuid';
import { catalogue } from '#domain/catalogue.ts';
import { browserPlatform, type Device, openDevice, type Readable } from '#sync/index.ts';
import { supabaseWire } from '#sync/remote/supabase-remote.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly publishableKey: string;
}

export function openOwnDevice({ publishableKey }: Person): Device {
  const url = window.location.origin;
  return openDevice({
    catalogue,
    platform: browserPlatform(newId),
    wire: async () => supabaseWire({ url, publishableKey, redirectTo: url }),
  });
}

/** The moment at which it holds, by the page's clock. */
export function momentOf<Value>(readable: Readable<Value>, holds: (value: Value) => boolean): Promise<number> {
  return new Promise(resolve => {
    const look = () => {
      if (!holds(readable.get())) return;
      stop();
      resolve(performance.now());
    };
    const stop = readable.subscribe(look);
    look();
  });
}
