// A device that stands at a venue's staff door: which PIN opens it, kept on the device as PBKDF2, and how often a wrong one was
// typed. It holds the screen, not the data: who can read the browser's storage can take it away. It goes at the sign-out.
import { keepOwn, readOwn } from '#bridge/kept.ts';

export const PIN_LENGTH = 6;
const NAME = 'door';
const TRIES = 5;
const WAIT_MS = 60_000;
const ROUNDS = 300_000;

interface Lock {
  readonly salt: string;
  readonly hash: string;
  readonly rounds: number;
  readonly failed: number;
  /** Epoch ms; 0: none. */
  readonly blockedUntil: number;
}

export type PinAnswer =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'blocked'; readonly seconds: number };

/** Known before the engine is, so that no address shows anything else first. */
export function isDoorLocked(): boolean {
  return readOwn(NAME) !== null;
}

export function isPin(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

export async function lockDoor(pin: string): Promise<void> {
  const salt = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  write({ salt, hash: await hashOf(pin, salt, ROUNDS), rounds: ROUNDS, failed: 0, blockedUntil: 0 });
}

export function unlockDoor(): void {
  keepOwn(NAME, null);
}

/** Counted before it is compared: a reload meanwhile is no free try. What is kept and cannot be read opens nothing. */
export async function tryPin(pin: string, now: number): Promise<PinAnswer> {
  const lock = read();
  if (lock === null) return { kind: 'wrong', left: 0 };
  if (now < lock.blockedUntil && lock.blockedUntil - now <= WAIT_MS) {
    return { kind: 'blocked', seconds: Math.ceil((lock.blockedUntil - now) / 1000) };
  }
  const failed = (lock.failed >= TRIES ? 0 : lock.failed) + 1;
  write({ ...lock, failed, blockedUntil: failed < TRIES ? 0 : now + WAIT_MS });
  if ((await hashOf(pin, lock.salt, lock.rounds)) === lock.hash) {
    write({ ...lock, failed: 0, blockedUntil: 0 });
    return { kind: 'right' };
  }
  return failed < TRIES ? { kind: 'wrong', left: TRIES - failed } : { kind: 'blocked', seconds: WAIT_MS / 1000 };
}

function read(): Lock | null {
  try {
    const kept = JSON.parse(readOwn(NAME) ?? 'null') as Lock | null;
    return typeof kept?.hash === 'string' && typeof kept.salt === 'string' && kept.rounds > 0 ? kept : null;
  } catch {
    return null;
  }
}

function write(lock: Lock): void {
  keepOwn(NAME, JSON.stringify(lock));
}

async function hashOf(pin: string, salt: string, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: new TextEncoder().encode(salt), iterations: rounds };
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
