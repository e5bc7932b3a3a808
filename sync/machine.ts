// When to ask the server, and what to say about it: a pure function of what happened. It knows no storage, no network, no
// timer and no die; the moment and the dice come with each event, and engine.ts runs the effects.
//
//   resting ──counted, rung, asked, due──▶ calling ──answered, nothing left──▶ resting (timer, while it is of use)
//      ▲                                     │  └────answered, more to do────▶ calling
//      └── due ◀── waiting (back-off) ◀──failed                hung: call again ▸ step down ▸ reopen ▸ say «stuck»
//
// Only a leader calls, only for a person whose session stands, and not while that person works offline.
import { backoffMs, gapMs } from './backoff.ts';
import type { Effect, Event, State, Step } from './machine-state.ts';
import { BATCH_MOST } from './queue.ts';
import type { Announcement } from './status.ts';

const HUNG_AFTER_MS = 25_000;
const SLOW_MS = 60_000;
const SLOW_JITTER_MS = 15_000;
const RING_GAP_MS = 250;
const ONLINE_JITTER_MS = 500;

export function transition(before: State, event: Event): Step {
  // What comes of any other round is late. That storage fails is news, whatever met it.
  if ('round' in event && event.type !== 'storage' && event.round !== before.round) return still(before);
  switch (event.type) {
    case 'led':
      return soon({ ...before, leader: true }, event, 0);
    case 'unled':
      return abandoned({ ...before, leader: false, wakeAt: null });
    case 'counted':
      return counted(before, event);
    case 'rung':
      if (before.callingSince !== null) return still({ ...before, again: true });
      return before.failures > 0 ? still(before) : soon(before, event, before.lastCallAt + RING_GAP_MS);
    case 'asked':
      return soon({ ...before, again: before.callingSince !== null }, event, 0);
    case 'signals':
      return signalled(before, event);
    case 'work-offline':
      return switched(before, event);
    case 'session':
      if (!event.stands) return abandoned({ ...before, person: 'needs-sign-in', wakeAt: null });
      return soon({ ...before, person: 'signed-in', failures: 0 }, event, 0);
    case 'due':
      return due(before, event);
    case 'answered':
      return answered(before, event);
    case 'failed':
      return failed(before, event);
    case 'signed-out':
      return still({ ...before, person: 'needs-sign-in', callingSince: null, wakeAt: null, more: false });
    case 'fenced':
      return still({ ...before, callingSince: null }, { do: 'step-down' });
    case 'storage':
      return stored(before, event);
  }
}

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

function still(state: State, ...effects: Effect[]): Step {
  return { state, effects };
}

function telling(said: Announcement | false): Effect[] {
  return said ? [{ do: 'announce', said }] : [];
}

/** Calls as soon as it may: not before `from`, not before the server's Retry-After, not while a call is on its way. */
function soon(state: State, event: Event, from: number): Step {
  if (!state.leader || state.person !== 'signed-in' || state.workOffline || state.callingSince !== null) {
    return still(state);
  }
  const at = Math.max(from, state.notBefore);
  if (at > event.at) return still({ ...state, wakeAt: Math.min(at, state.wakeAt ?? at) });
  return call(state, event);
}

function call(state: State, event: Event): Step {
  const round = state.round + 1;
  const next = { ...state, round, callingSince: event.at, lastCallAt: event.at, again: false };
  // Not known to be connected: ask first with empty hands, so that what never left is not called «sending» (PU6).
  const most = state.link === 'up' ? state.batch : 0;
  return still({ ...next, wakeAt: event.at + HUNG_AFTER_MS }, { do: 'call', round, most });
}

function abandoned(state: State): Step {
  const calling = state.callingSince !== null;
  const next = { ...state, round: state.round + 1, callingSince: null, more: false };
  return still(next, ...(calling ? [{ do: 'abandon' } as const] : []));
}

function counted(before: State, event: Of<'counted'>): Step {
  const grew = event.pending > before.pending;
  const state = { ...before, pending: event.pending, owesNews: before.owesNews || event.pending > 0 };
  if (event.pending === 0 || !grew) return still(state);
  if (before.callingSince !== null) return still({ ...state, again: true });
  return soon(state, event, before.lastCallAt + gapMs(before.failures));
}

function signalled(before: State, event: Of<'signals'>): Step {
  // «Online» is a hint, «offline» is true enough to say and to stop pushing.
  const offlineSince = event.online ? null : (before.offlineSince ?? event.at);
  const wentOffline = !event.online && before.offlineSince === null;
  const link = wentOffline ? 'down' : before.link;
  const state: State = { ...before, offlineSince, visible: event.visible, link };
  if (wentOffline && before.link !== 'down' && !before.workOffline) {
    return still(rested(state, event), ...telling('went-offline'));
  }
  const cameOnline = event.online && before.offlineSince !== null;
  if (!cameOnline && (before.visible || !event.visible)) return still(rested(state, event));
  const jitter = cameOnline && before.failures > 0 ? event.dice * ONLINE_JITTER_MS : 0;
  return soon(state, event, Math.max(before.lastCallAt + gapMs(before.failures), jitter > 0 ? event.at + jitter : 0));
}

function switched(before: State, event: Of<'work-offline'>): Step {
  if (event.on === before.workOffline) return still(before);
  if (!event.on) return soon({ ...before, workOffline: false, failures: 0 }, event, 0);
  const { state, effects } = abandoned({ ...before, workOffline: true, wakeAt: null, owesNews: true });
  return still(state, ...effects, ...telling(before.link !== 'down' && 'went-offline'));
}

/** A round that has not ended by now never will: each time, a stronger remedy (EN6). */
function due(before: State, event: Of<'due'>): Step {
  if (before.wakeAt === null) return still(before);
  if (before.callingSince === null) return soon({ ...before, wakeAt: null }, event, 0);
  const { state, effects } = abandoned({ ...before, hung: before.hung + 1, wakeAt: null });
  if (state.hung === 2) return still(state, ...effects, { do: 'step-down' });
  const next = soon(state, event, state.hung > 3 ? event.at + backoffMs(state.hung, event.dice) : 0);
  const remedy: readonly Effect[] = state.hung >= 3 ? [{ do: 'reopen' }] : [];
  return still(next.state, ...effects, ...remedy, ...next.effects);
}

function answered(before: State, event: Of<'answered'>): Step {
  // Asked before the signal went, it is no word of a connection now (PU6).
  const link = (before.offlineSince ?? 0) > before.lastCallAt ? 'down' : 'up';
  const state: State = {
    ...before,
    callingSince: null,
    link,
    failures: 0,
    because: null,
    notBefore: 0,
    hung: 0,
    trouble: before.trouble === 'evicted' ? before.trouble : null,
    more: event.more,
    pending: event.pending,
    batch: Math.min(BATCH_MOST, before.batch * 2),
  };
  const back = telling(before.link === 'down' && link === 'up' && 'back-online');
  if (event.more || event.pending > 0) {
    const next = call(state, event);
    return still(next.state, ...back, ...next.effects);
  }
  const news = telling((state.owesNews || back.length > 0) && 'all-synced');
  const quiet = { ...state, owesNews: false, saidFailed: false };
  const wakeAt = before.again ? event.at + RING_GAP_MS : null;
  return still(rested({ ...quiet, wakeAt }, event), ...back, ...news);
}

function failed(before: State, event: Of<'failed'>): Step {
  const failures = before.failures + 1;
  const down = event.why === 'offline' || event.why === 'timeout' || event.why === 'captive-portal';
  const smaller = event.why === 'timeout' || event.why === 'too-large';
  const waitMs = Math.max(
    backoffMs(failures, event.dice, event.retryAfterMs),
    before.offlineSince === null && before.pending > 0 ? 0 : SLOW_MS + event.dice * SLOW_JITTER_MS,
  );
  const said = down ? before.link !== 'down' && 'went-offline' : !before.saidFailed && 'sync-failed';
  const state: State = {
    ...before,
    callingSince: null,
    more: false,
    link: down ? 'down' : before.link === 'unknown' ? 'up' : before.link,
    failures,
    because: event.why,
    notBefore: event.retryAfterMs === undefined ? 0 : event.at + event.retryAfterMs,
    wakeAt: event.at + waitMs,
    batch: smaller ? Math.max(1, Math.floor(before.batch / 2)) : before.batch,
    owesNews: true,
    saidFailed: before.saidFailed || !down,
  };
  return still(state, ...telling(said));
}

/** Storage refused a round or recovered. The cursor has not moved; we try again, ever more slowly. */
function stored(before: State, event: Of<'storage'>): Step {
  if (event.trouble === null) return still({ ...before, trouble: null });
  const state: State = { ...before, trouble: event.trouble, because: 'storage' };
  if (event.round !== before.round) return still(state);
  const failures = before.failures + 1;
  const wakeAt = event.at + Math.max(1_000, backoffMs(failures, event.dice));
  return still({ ...state, callingSince: null, more: false, failures, wakeAt });
}

/** The slow timer runs only where it is of use: someone is looking, or something waits to be sent. */
function rested(state: State, event: Event): State {
  const idle = state.leader && state.person === 'signed-in' && !state.workOffline && state.callingSince === null;
  if (!idle || state.wakeAt !== null || (!state.visible && state.pending === 0)) return state;
  return { ...state, wakeAt: event.at + SLOW_MS + event.dice * SLOW_JITTER_MS };
}
