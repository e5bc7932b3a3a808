// How often the confirmation mail may still be sent again: three times a day per address. A courtesy that spares people
// the provider's own limit, which is the wall.
import { fingerprint } from './fingerprint.ts';

export const MOST_RESENDS = 3;
const DAY_MS = 24 * 60 * 60_000;
const STORE = 'encore-resends';

export function resendsLeft(email: string, now: number): number {
  return Math.max(0, MOST_RESENDS - sentAt(email, now).length);
}

export function noteResend(email: string, now: number): void {
  const key = fingerprint(email);
  const others = Object.entries(readStore()).filter(
    ([other, times]) => other !== key && times.some(at => now - at < DAY_MS),
  );
  localStorage.setItem(STORE, JSON.stringify({ ...Object.fromEntries(others), [key]: [...sentAt(email, now), now] }));
}

function sentAt(email: string, now: number): readonly number[] {
  return (readStore()[fingerprint(email)] ?? []).filter(at => now - at < DAY_MS);
}

function readStore(): Readonly<Record<string, readonly number[]>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number[]] => isTimes(entry[1])));
  } catch {
    return {};
  }
}

function isTimes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isFinite);
}
