// A bell of an open screen's own, in whichever context the screen is; the person's topic rings at the leader. It hangs from
// the time the person is known until the screen goes, and like that one it only starts a pull (EN3).
import type { Stop } from './clock.ts';
import type { Inserts } from './remote/remote.ts';
import type { Resident } from './resident.ts';
import type { WireLoader } from './wire.ts';

export interface WatchParts {
  readonly resident: Resident;
  readonly wire: WireLoader;
}

export function watchInserts({ resident, wire }: WatchParts, inserts: Inserts): Stop {
  let stopped = false;
  let takeDown: Stop | null = null;

  async function hang(): Promise<void> {
    if (takeDown !== null) return;
    const [person, loaded] = [await resident.settled(), await wire()];
    if (person === null || loaded === null || takeDown !== null || stopped) return;
    takeDown = loaded.watchInserts(person.store.userId, inserts, () => person.engine.ask('notified'));
  }

  // What could not be loaded is tried again at every news of the connection.
  const stopTrying = resident.status.subscribe(() => void hang());
  void hang();
  return () => {
    stopped = true;
    stopTrying();
    takeDown?.();
  };
}
