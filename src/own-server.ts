// The server as `app/tell-server.ts` wants it, reached through this device.
import { type Navigation, type Server, tellServer } from '#app/tell-server.ts';
import {
  type Activity,
  type ActivityType,
  logActivity,
  REPORTS_AT_ONCE,
  reportErrors,
  reportParked,
} from '#domain/activity/online.ts';
import type { Device } from '#sync/index.ts';

export function tellOwnServer(device: Device, navigation: Navigation): void {
  const teller = activityTeller(device);
  tellServer(ownServer(device, teller), navigation);
  // Undefined: storage had not said yet who is here, so nobody has come.
  let before = device.session.get();
  device.session.subscribe(() => {
    const now = device.session.get();
    if (before === null && now != null) teller('sign_in', navigation.path());
    before = now;
  });
  addEventListener('appinstalled', () => teller('install', navigation.path()));
}

/** So long on a page, and it has been drawn. */
const REST_MS = 1000;
/** The server notes no more in a minute. */
const MOST = 60;

type Tell = (type: ActivityType, path: string) => void;

/** Whoever leafs through pages is not held up by a call for each: all are told of when they come to rest, one by one. */
function activityTeller(device: Device): Tell {
  let untold: readonly Activity[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;
  const tell = async (): Promise<void> => {
    const activities = untold;
    untold = [];
    for (const activity of activities) {
      // Whoever has taken the device over since did not do that.
      if (device.session.get()?.userId === activity.userId) await logActivity(device, activity);
    }
  };
  return (type, path) => {
    const userId = device.session.get()?.userId;
    if (userId === undefined) return;
    untold = [...untold, { type, userId, path, at: new Date().toISOString() }].slice(-MOST);
    clearTimeout(resting);
    resting = setTimeout(() => void tell(), REST_MS);
  };
}

function ownServer(device: Device, teller: Tell): Server {
  return {
    isConnected() {
      const { phase } = device.status.get();
      return phase === 'idle' || phase === 'syncing';
    },
    onConnection: changed => void device.status.subscribe(changed),
    logPageView: path => teller('page_view', path),
    parkedCount: () => device.status.get().parkedCount,
    async reportParked() {
      const waiting = (await device.mirror.get()?.outbox()) ?? [];
      const parked = waiting.filter(({ state }) => state === 'parked');
      const told = await reportParked(
        device,
        parked.map(({ recordedAt }) => recordedAt),
      );
      return told.ok;
    },
    reportErrors: async reports => (await reportErrors(device, reports)).ok,
    reportsAtOnce: REPORTS_AT_ONCE,
  };
}
