// Opens this device's engine on what the browser gives. Loaded once the first pixel is on the screen; the half that speaks to
// the server follows when the first screen has said what the mirror knows.
import { v7 as newId } from 'uuid';
import { publishableKey, supabaseUrl } from '#app/config.ts';
import { build } from '#app/this-build.ts';
import { firstAnswers } from '#bridge/first-answers.ts';
import { catalogue } from '#domain/catalogue.ts';
import { browserPlatform, type Device, type OpenDevice, openDevice, type Platform } from '#sync/index.ts';
import { retrying } from '#ui/lazy-screen.ts';

/** Where the browser keeps nothing, everything works for as long as the tab is open. */
export async function openOwnDevice(): Promise<Device> {
  const platform = browserPlatform(newId);
  const device = openOn(platform);
  if (!(await device.keepsNothing)) return device;
  await device.close();
  const { IDBFactory, IDBKeyRange } = await retrying(() => import('fake-indexeddb'));
  const { inMemory } = await retrying(() => import('#sync/memory.ts'));
  return openOn(inMemory(platform, { indexedDB: new IDBFactory(), IDBKeyRange }));
}

function openOn(platform: Platform): OpenDevice {
  // Waited for from now on, and not from when the server is first needed: whoever signs in was shown the page long ago.
  const shown = firstAnswers();
  return openDevice({
    catalogue,
    platform,
    wire: async () => {
      await shown;
      const { supabaseWire } = await retrying(() => import('#sync/remote/supabase-remote.ts'));
      const redirectTo = `${window.location.origin}/auth/callback`;
      return supabaseWire({ url: supabaseUrl, publishableKey, build, redirectTo });
    },
  });
}
