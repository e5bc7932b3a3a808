// When to ask the server, and what to say about it: a pure reducer, without I/O, timers or
// randomness. Each event carries the time and a random number (`random`, 0 ≤ x < 1); engine.ts runs the effects.
//
//   resting ──counted, notified, asked, due──▶ calling ──answered, nothing left──▶ resting (timer, while it is of use)
//      ▲                                     │  └────answered, more to do────▶ calling
//      └── due ◀── waiting (back-off) ◀──failed                hung: call again ▸ step down ▸ reopen ▸ say «stuck»
//
// Only a leader calls, only for a person whose session stands, and not while that person works offline.
import { gapMs } from './backoff.ts';
import { abandoned, isWatched, RING_GAP_MS, rested, soon, still, telling } from './machine-calls.ts';
import { answered, due, failed, stored } from './machine-rounds.ts';
import type { Event, Of, State, Step } from './machine-state.ts';

/** A visible follower asks for the leader every seven seconds (leader.ts). */
const SEEN_FOR_MS = 20_000;
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
    case 'notified':
      if (before.callingSince !== null) return still({ ...before, again: true });
      // While it fails, the back-off decides; where nothing is scheduled, a poke is worth a try.
      if (before.failures > 0 && before.wakeAt !== null) return still(before);
      return soon(before, event, before.lastCallAt + Math.max(RING_GAP_MS, gapMs(before.failures)));
    case 'asked':
      return soon({ ...before, again: before.callingSince !== null }, event, 0);
    case 'signals':
      return signalled(before, event);
    case 'seen':
      return seen(before, event);
    case 'followed':
      // What this context heard of the network before is older: should it lead, it begins where that one stood (EN10).
      return still(before.leader ? before : { ...before, link: event.offline ? 'down' : 'unknown' });
    case 'work-offline':
      return switched(before, event);
    case 'session':
      if (!event.stands) return abandoned({ ...before, person: 'needs-sign-in', wakeAt: null });
      // A renewed token is no news and proves no connection.
      if (before.person === 'signed-in') return still(before);
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

/** Which commands wait, not how many: one may come while another leaves (EN1). */
function counted(before: State, event: Of<'counted'>): Step {
  const { pending } = event;
  const newest = Math.max(before.newest, event.newest);
  const state = { ...before, pending, newest, owesNews: before.owesNews || pending > 0 };
  if (newest === before.newest) return still(rested(state, event));
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
  const jitter = cameOnline && before.failures > 0 ? event.random * ONLINE_JITTER_MS : 0;
  return soon(state, event, Math.max(before.lastCallAt + gapMs(before.failures), jitter > 0 ? event.at + jitter : 0));
}

/** A follower shows the app, so the person looks; timers of a hidden leader may be throttled, what it hears is not. */
function seen(before: State, event: Of<'seen'>): Step {
  const comesBack = !isWatched(before, event);
  const state: State = { ...before, seenUntil: event.at + SEEN_FOR_MS };
  if (state.wakeAt !== null && state.wakeAt <= event.at) return due(state, event);
  return comesBack ? soon(state, event, before.lastCallAt + gapMs(before.failures)) : still(rested(state, event));
}

function switched(before: State, event: Of<'work-offline'>): Step {
  if (event.on === before.workOffline) return still(before);
  if (!event.on) return soon({ ...before, workOffline: false, failures: 0 }, event, 0);
  const { state, effects } = abandoned({ ...before, workOffline: true, wakeAt: null, owesNews: true });
  return still(state, ...effects, ...telling(before.link !== 'down' && 'went-offline'));
}
