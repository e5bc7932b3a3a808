// The half of the engine that is of use only with a network: rounds, tokens, bells, and the acts that need the server now. It
// is loaded when the network is first needed, together with the remote; whatever works offline knows no more of it than the
// types below, and starts without it.
import { Acts } from './acts.ts';
import { Ahead } from './ahead.ts';
import type { Stop } from './clock.ts';
import type { Happening } from './machine-state.ts';
import type { Inserts, Remote, StoredSession } from './remote/remote.ts';
import { Repairer } from './repair.ts';
import { type Order, type RoundParts, runRound } from './round.ts';
import type { SessionKeeper } from './session.ts';
import type { Platform } from './signals.ts';
import { Tokens } from './tokens.ts';

/** The device that it serves. */
export interface WireParts {
  readonly platform: Platform;
  readonly keeper: SessionKeeper;
  /** Settles when this context belongs to whom storage says. */
  readonly follow: () => Promise<void>;
}

export interface Wire {
  readonly acts: Acts;
  /** For as long as this context leads, under this fence. */
  lead(parts: LeadParts): Lead;
  /** Rings at each new row that the person may read, and each time the line stands again (EN3). */
  watchInserts(userId: string, inserts: Inserts, ring: () => void): Stop;
  /** Tells the server that this device's session is over. */
  signOut(session: StoredSession): Promise<unknown>;
}

export interface LeadParts extends Omit<RoundParts, 'tokens' | 'remote' | 'repairer' | 'ahead' | 'trusted'> {
  readonly ring: () => void;
}

export interface Lead {
  round(order: Order): Promise<Happening>;
  end(): void;
}

/** Null: it could not be loaded just now, offline say. */
export type WireLoader = () => Promise<Wire | null>;

export type Wiring = (device: WireParts) => Wire;

/** A tab may sleep for months while it leads: the server's time that it received before counts no longer (PU8). */
const TRUSTED_FOR_MS = 86_400_000;

export function wireOver(remote: Remote): Wiring {
  return ({ platform, keeper, follow }) => {
    const tokens = new Tokens({ clock: platform, locks: platform.locks, keeper, remote });
    const speakerOf = (userId: string) => async () => {
      const found = await tokens.tokenOf(userId, null);
      return found.kind === 'token' ? found.token : null;
    };
    return {
      acts: new Acts({ clock: platform, keeper, tokens, remote, follow }),
      lead({ ring, ...parts }) {
        const { userId } = parts.store;
        const repairer = new Repairer(parts.catalogue);
        const ahead = new Ahead();
        let receivedAt: number | null = null;
        const stopListening = remote.listen(userId, speakerOf(userId), ring);
        return {
          async round(order) {
            const { platform } = parts;
            const trusted = receivedAt !== null && Math.abs(platform.now() - receivedAt) < TRUSTED_FOR_MS;
            const result = await runRound({ ...parts, tokens, remote, repairer, ahead, trusted }, order);
            if (result.type === 'answered') receivedAt = platform.now();
            // Somebody signed out, or in again, while we asked: what is kept says who lives here.
            if (result.type === 'signed-out') void follow();
            return result;
          },
          end() {
            ahead.drop();
            stopListening();
          },
        };
      },
      watchInserts: (userId, inserts, ring) => remote.watchInserts(inserts, speakerOf(userId), ring),
      signOut: session => remote.auth.signOut(session),
    };
  };
}
