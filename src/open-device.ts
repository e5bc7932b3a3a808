// Opens this device's engine on what the browser gives. Loaded once the first pixel is on the screen.
import { v7 as newId } from 'uuid';
import { publishableKey, supabaseUrl } from '#app/config.ts';
import { catalogue } from '#domain/catalogue.ts';
import { browserPlatform, type Device, openDevice } from '#sync/index.ts';
import { retrying } from '#ui/lazy-screen.ts';

export function openOwnDevice(): Device {
  return openDevice({
    catalogue,
    platform: browserPlatform(newId),
    remote: async () => {
      const { supabaseRemote } = await retrying(() => import('#sync/remote/supabase-remote.ts'));
      const redirectTo = `${window.location.origin}/auth/callback`;
      return supabaseRemote({ url: supabaseUrl, publishableKey, redirectTo });
    },
  });
}
