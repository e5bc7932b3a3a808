// A bell of an open screen's own, in whichever context the screen is; the person's topic rings at the leader. It hangs from
// the time the person is known until the screen goes, and like that one it only starts a pull (EN3).
import type { Stop } from './clock.ts';
import type { Person } from './person.ts';
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

  async function hang(person: Person): Promise<void> {
    const loaded = takeDown === null ? await wire() : null;
    if (loaded === null || takeDown !== null || stopped) return;
    takeDown = loaded.watchInserts(person.store.userId, inserts, () => person.engine.ask('rung'));
  }

  let stopTrying: Stop = () => {};
  void resident.settled().then(person => {
    if (stopped || person === null) return;
    // What could not be loaded is tried again at every news of the connection.
    stopTrying = resident.status.subscribe(() => void hang(person));
    void hang(person);
  });
  return () => {
    stopped = true;
    stopTrying();
    takeDown?.();
  };
}
