// How much a phone's link carries: so many bytes a second, and, on the worst ones, no more than so many in one call.

export interface Link {
  /** Bytes in a second, each way; null: more than anybody sends. */
  readonly bytesPerSecond: number | null;
  /** A request of more never arrives: it stalls until whoever sent it gives up. */
  readonly mostBytes: number | null;
}

export const WIDE: Link = { bytesPerSecond: null, mostBytes: null };

/** Longer than any engine waits for an answer. */
const STALLED_MS = 60_000;

export interface Carried {
  readonly ms: number;
  readonly arrives: boolean;
}

export function carry({ bytesPerSecond, mostBytes }: Link, text: string): Carried {
  if (mostBytes !== null && text.length > mostBytes) return { ms: STALLED_MS, arrives: false };
  return { ms: bytesPerSecond === null ? 0 : (text.length / bytesPerSecond) * 1_000, arrives: true };
}
