// A bell of an open screen's own, in whichever context the screen is; the person's topic rings at the leader. It hangs from
// the time the person is known until the screen goes, and like that one it only starts a pull (EN3).
import type { Stop } from './clock.ts';
import { Doorbell, type DoorbellParts } from './doorbell.ts';
import type { Inserts } from './remote/remote.ts';
import type { Resident } from './resident.ts';

export interface WatchParts extends Pick<DoorbellParts, 'keeper' | 'remote'> {
  readonly resident: Resident;
}

export function watchInserts({ resident, keeper, remote }: WatchParts, inserts: Inserts): Stop {
  let stopped = false;
  let takeDown: Stop = () => {};
  void resident.settled().then(person => {
    if (stopped || person === null) return;
    const { userId } = person.store;
    const bell = new Doorbell({ userId, keeper, remote, inserts, ring: () => person.engine.ask('rung') });
    // A remote that could not be loaded is tried again at every news of the connection.
    const stopTrying = resident.status.subscribe(() => void bell.hang());
    takeDown = () => {
      stopTrying();
      bell.takeDown();
    };
    void bell.hang();
  });
  return () => {
    stopped = true;
    takeDown();
  };
}
