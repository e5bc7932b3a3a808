// What an engine is made of, and what the engines of one person, one in each context, say to each other.
import type { Catalogue } from './command.ts';
import type { PersonStore } from './database.ts';
import type { SharedStatus } from './publish.ts';
import type { Platform } from './signals.ts';
import type { StorageTrouble, SyncStatus } from './status.ts';
import type { WireLoader } from './wire.ts';

export interface EngineParts {
  readonly platform: Platform;
  readonly catalogue: Catalogue;
  readonly store: PersonStore;
  readonly wire: WireLoader;
  readonly deviceId: string;
  readonly workOffline: boolean;
  readonly trouble: StorageTrouble | null;
  /** The database was another version's until now: whoever leads with that one gives way (LE4). */
  readonly deposes: boolean;
  /** Before an emptied database is made anew: it may be emptied while this runs, too (EN8). */
  readonly onNew: () => Promise<void>;
  readonly publish: (status: SyncStatus) => void;
}

export type Word =
  | { readonly say: 'queue' | 'hello' | 'there?' | 'here' | 'asked' | 'notified' | 'give-way' }
  | { readonly say: 'state'; readonly shared: SharedStatus };
