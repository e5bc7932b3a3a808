// When the machine calls and when it waits: at once, not before a moment, by the slow timer. Pure like machine.ts, of which
// it is a part.
import type { Effect, Event, State, Step } from './machine-state.ts';
import type { Announcement } from './status.ts';

export const HUNG_AFTER_MS = 25_000;
/** One command and one row cannot be made smaller, and a photo takes a thin link most of a minute, each way (PU2, PL12). */
export const SMALLEST_MORE_MS = 90_000;
/** 2 KB/s, there and, as a row, back. */
const THIN_BYTES_PER_MS = 1;
const SLOW_MS = 60_000;
const SLOW_JITTER_MS = 15_000;
export const RING_GAP_MS = 250;

export function still(state: State, ...effects: Effect[]): Step {
  return { state, effects };
}

export function telling(said: Announcement | false): Effect[] {
  return said ? [{ do: 'announce', said }] : [];
}

/** Calls as soon as it may: not before `from`, not before the server's Retry-After, not while a call is on its way. */
export function soon(state: State, event: Event, from: number): Step {
  if (!state.leader || state.person !== 'signed-in' || state.workOffline || state.callingSince !== null) {
    return still(state);
  }
  const at = Math.max(from, state.notBefore);
  if (at > event.at) return still({ ...state, again: true, wakeAt: Math.min(at, state.wakeAt ?? at) });
  return call(state, event);
}

export function call(state: State, event: Event): Step {
  const round = state.round + 1;
  // A poke between two pages may be of a table that has gone by already: it asks for one more pull (EN3).
  const again = state.more && state.again;
  const next = { ...state, round, callingSince: event.at, lastCallAt: event.at, again };
  // Not known to be connected: nothing that never left, so that it is not called «sending»; what somebody sent before, unless
  // a call failed since, which it may be the cause of (PU6).
  const most = state.link === 'down' ? 0 : state.batch;
  const resend = state.link === 'unknown';
  const { page } = state;
  const wakeAt = event.at + HUNG_AFTER_MS + (most === 1 || page === 1 ? SMALLEST_MORE_MS : 0);
  return still({ ...next, wakeAt }, { do: 'call', round, most, resend, page });
}

/** So much longer than others a call may take that carries one command of so many bytes. */
export function moreMs(most: number, bytes = 0): number {
  return most === 1 ? Math.min(SMALLEST_MORE_MS, bytes / THIN_BYTES_PER_MS) : 0;
}

export function abandoned(state: State): Step {
  const calling = state.callingSince !== null;
  const next = { ...state, round: state.round + 1, callingSince: null, more: false };
  return still(next, ...(calling ? [{ do: 'abandon' } as const] : []));
}

export function isWatched({ visible, seenUntil }: State, { at }: Event): boolean {
  return visible || at < seenUntil;
}

/** Someone is looking, something waits to be sent, or somebody asked for a call that had to wait. */
export function isOfUse(state: State, event: Event): boolean {
  return isWatched(state, event) || state.pending > 0 || state.again;
}

/** The slow timer runs only where it is of use. */
export function rested(state: State, event: Event): State {
  const idle = state.leader && state.person === 'signed-in' && !state.workOffline && state.callingSince === null;
  if (!idle || state.wakeAt !== null || !isOfUse(state, event)) return state;
  return { ...state, wakeAt: event.at + slowMs(event) };
}

/** So long until somebody looks for news without being called. */
export function slowMs({ random }: Event): number {
  return SLOW_MS + random * SLOW_JITTER_MS;
}
