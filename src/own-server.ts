// The server as `app/tell-server.ts` wants it, reached through this device.
import { type Navigation, type Server, tellServer } from '#app/tell-server.ts';
import { logPageView, REPORTS_AT_ONCE, reportErrors } from '#domain/activity/online.ts';
import type { Device } from '#sync/index.ts';

export function tellOwnServer(device: Device, navigation: Navigation): void {
  tellServer(ownServer(device), navigation);
}

function ownServer(device: Device): Server {
  return {
    isConnected() {
      const { phase } = device.status.get();
      return phase === 'idle' || phase === 'syncing';
    },
    onConnection: changed => void device.status.subscribe(changed),
    logPageView(path) {
      const at = new Date().toISOString();
      whenIdle(() => {
        const userId = device.session.get()?.userId;
        if (userId !== undefined) void logPageView(device, { userId, path, at });
      });
    },
    reportErrors: async reports => (await reportErrors(device, reports)).ok,
    reportsAtOnce: REPORTS_AT_ONCE,
  };
}

/** Not while the page that one went to is drawn. */
function whenIdle(act: () => void): void {
  // Some browsers have no word for it.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 500);
}
