// This device's own count of failed sign-ins, per e-mail: five, then a wait of 15 minutes that doubles up to an hour. It
// is a courtesy that says early what the server will do anyway, and what the server says of other devices' tries counts here
// too; clearing it opens nothing.
import { keep, readKept } from '#bridge/kept.ts';

export interface Tries {
  readonly failed: number;
  /** How often the five were used up. */
  readonly waits: number;
  /** Epoch ms until which no try is made; 0: none. */
  readonly blockedUntil: number;
}

export const ALLOWED = 5;
const FIRST_WAIT_MS = 15 * 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** A count older than a day says nothing any more. */
const FORGOTTEN_MS = 24 * 60 * 60_000;
const STORE = 'encore-sign-in-tries';

export const noTries: Tries = { failed: 0, waits: 0, blockedUntil: 0 };

export function afterFailure(tries: Tries, now: number): Tries {
  const failed = (tries.failed >= ALLOWED ? 0 : tries.failed) + 1;
  if (failed < ALLOWED) return { ...tries, failed, blockedUntil: 0 };
  return { failed, waits: tries.waits + 1, blockedUntil: now + waitMs(tries) };
}

/** The server counts for all devices together: where it is stricter, it is right. */
export function withServerCount(tries: Tries, said: { attemptsLeft: number; waitSeconds: number }, now: number): Tries {
  return {
    ...tries,
    failed: Math.max(tries.failed, ALLOWED - said.attemptsLeft),
    blockedUntil: Math.max(tries.blockedUntil, said.waitSeconds > 0 ? now + said.waitSeconds * 1000 : 0),
  };
}

/** How long the next wait will be. */
export function waitMs(tries: Tries): number {
  return Math.min(FIRST_WAIT_MS * 2 ** tries.waits, LONGEST_WAIT_MS);
}

export function blockedForMs(tries: Tries, now: number): number {
  return Math.max(0, tries.blockedUntil - now);
}

export function triesLeft(tries: Tries, now: number): number {
  if (blockedForMs(tries, now) > 0) return 0;
  return tries.failed >= ALLOWED ? ALLOWED : ALLOWED - tries.failed;
}

export function readTries(email: string, now: number): Tries {
  const kept = readStore()[fingerprint(email)];
  return kept === undefined || now - kept.at > FORGOTTEN_MS ? noTries : kept;
}

export function writeTries(email: string, tries: Tries, now: number): void {
  const fresh = Object.entries(readStore()).filter(([, kept]) => now - kept.at <= FORGOTTEN_MS);
  keep(STORE, JSON.stringify({ ...Object.fromEntries(fresh), [fingerprint(email)]: { ...tries, at: now } }));
}

export function forgetTries(email: string): void {
  const { [fingerprint(email)]: _forgotten, ...others } = readStore();
  keep(STORE, Object.keys(others).length === 0 ? null : JSON.stringify(others));
}

type Kept = Tries & { readonly at: number };

function readStore(): Readonly<Record<string, Kept>> {
  try {
    const stored: unknown = JSON.parse(readKept(STORE) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    return {};
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  return ['failed', 'waits', 'blockedUntil', 'at'].every(key =>
    Number.isFinite((value as Record<string, unknown>)[key]),
  );
}

/** Stands for an e-mail address in local storage (FNV-1a): nobody's address stays behind on a shared tablet. */
function fingerprint(email: string): string {
  let hash = 0x811c9dc5;
  for (const character of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
