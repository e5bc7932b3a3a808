// One joined topic of one connection: who reads it, which changes it wants, and when its token ends.
import type { Claims } from '../tokens.ts';
import type { WantedChange } from './frames.ts';
import type { Reader } from './reader.ts';

export interface ChangeBinding extends WantedChange {
  readonly id: number;
}

export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly isPrivate: boolean;
  readonly bindings: readonly ChangeBinding[];
  reader: Reader;
  expiry: NodeJS.Timeout | null;
}

/** The topic as SQL knows it, without the protocol's prefix. */
export function nameOf({ topic }: Pick<Channel, 'topic'>): string {
  return topic.replace(/^realtime:/, '');
}

/** Only what the hosted service would deliver as well: inserts, of all rows or of those equal to one value. */
export function unsupported({ event, filter }: WantedChange): string | null {
  if (event !== 'INSERT') return `The embedded backend delivers INSERT only, not ${event}`;
  return filter === undefined || filterOf(filter) !== null ? null : `Cannot read the filter ${filter}`;
}

/** `column=eq.value` */
export function filterOf(filter: string | undefined): { column: string; value: string } | null {
  const [, column, value] = /^(\w+)=eq\.(.*)$/s.exec(filter ?? '') ?? [];
  return column === undefined || value === undefined ? null : { column, value };
}

/** Runs `ended` when the token does. A timer cannot wait longer than about 24 days, and no token lives that long. */
export function expireWith(channel: Channel, claims: Claims | null, ended: () => void): void {
  if (channel.expiry !== null) clearTimeout(channel.expiry);
  channel.expiry = claims === null ? null : setTimeout(ended, Math.max(0, claims.exp * 1000 - Date.now()));
}
