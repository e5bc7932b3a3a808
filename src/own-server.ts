// The server as `app/tell-server.ts` wants it, reached through this device.
import { type Navigation, type Server, tellServer } from '#app/tell-server.ts';
import { logPageView, REPORTS_AT_ONCE, reportErrors } from '#domain/activity/online.ts';
import type { Device } from '#sync/index.ts';

export function tellOwnServer(device: Device, navigation: Navigation): void {
  tellServer(ownServer(device), navigation);
}

/** So long on a page, and it has been drawn. */
const REST_MS = 1000;
/** The server notes no more in a minute. */
const VIEWS_MOST = 60;

type PageView = Parameters<typeof logPageView>[1];

function ownServer(device: Device): Server {
  let views: readonly PageView[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;
  const tell = async (): Promise<void> => {
    const untold = views;
    views = [];
    for (const view of untold) {
      // Whoever has taken the device over since did not go there.
      if (device.session.get()?.userId === view.userId) await logPageView(device, view);
    }
  };
  return {
    isConnected() {
      const { phase } = device.status.get();
      return phase === 'idle' || phase === 'syncing';
    },
    onConnection: changed => void device.status.subscribe(changed),
    // Whoever leafs through pages is not held up by a call for each: all are told of when they come to rest, one by one.
    logPageView(path) {
      const userId = device.session.get()?.userId;
      if (userId === undefined) return;
      views = [...views, { userId, path, at: new Date().toISOString() }].slice(-VIEWS_MOST);
      clearTimeout(resting);
      resting = setTimeout(() => void tell(), REST_MS);
    },
    reportErrors: async reports => (await reportErrors(device, reports)).ok,
    reportsAtOnce: REPORTS_AT_ONCE,
  };
}
