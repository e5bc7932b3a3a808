// Realtime as a doorbell: a leader listens, a ring starts a pull. What came with the ring is never looked at (EN3), and a
// doorbell that is out of order costs freshness, not truth.
import type { Stop } from './clock.ts';
import type { Inserts, Remote } from './remote/remote.ts';
import type { SessionKeeper } from './session.ts';

export interface DoorbellParts {
  readonly userId: string;
  readonly keeper: SessionKeeper;
  readonly remote: () => Promise<Remote>;
  readonly ring: () => void;
  /** Rings for these alone; without them for whatever concerns the person. */
  readonly inserts?: Inserts;
}

export class Doorbell {
  private readonly parts: DoorbellParts;
  private hung: { stop: Stop } | null = null;

  constructor(parts: DoorbellParts) {
    this.parts = parts;
  }

  /** Listens from now on, unless it does already. A remote that cannot be loaded yet is tried after the next answer. */
  async hang(): Promise<void> {
    if (this.hung !== null) return;
    const mine = { stop: () => {} };
    this.hung = mine;
    const { userId, keeper, remote, ring, inserts } = this.parts;
    try {
      const server = await remote();
      if (this.hung !== mine) return;
      const token = async () => {
        const found = await keeper.token(userId, null);
        return found.kind === 'token' ? found.token : null;
      };
      mine.stop =
        inserts === undefined ? server.listen(userId, token, ring) : server.watchInserts(inserts, token, ring);
    } catch {
      if (this.hung === mine) this.hung = null;
    }
  }

  takeDown(): void {
    this.hung?.stop();
    this.hung = null;
  }
}
