// How a round with the server ends, for the machine: answered, failed, refused by storage, or never. What follows: the next
// call, a wait, a smaller batch, a remedy, and what is said. Pure like machine.ts, of which it is a part.
import { PAGE_MOST, type Unreachable } from './answer.ts';
import { backoffMs } from './backoff.ts';
import {
  abandoned,
  call,
  isOfUse,
  isWatched,
  RING_GAP_MS,
  rested,
  slowMs,
  soon,
  still,
  telling,
} from './machine-calls.ts';
import type { Effect, Event, Of, State, Step } from './machine-state.ts';
import { BATCH_MOST } from './queue.ts';

/** Doubled, a batch that took no longer is still answered within the ten seconds that a call may take (round.ts). */
const GROWS_WITHIN_MS = 4_000;

/** A round that has not ended by now never will: each time, a stronger remedy (EN6). */
export function due(before: State, event: Event): Step {
  if (before.wakeAt === null) return still(before);
  const awake = { ...before, wakeAt: null };
  if (before.callingSince === null) return isOfUse(before, event) ? soon(awake, event, 0) : still(awake);
  const { state, effects } = abandoned({ ...before, hung: before.hung + 1, wakeAt: null });
  if (state.hung === 2) return still(state, ...effects, { do: 'step-down' });
  const next = soon(state, event, state.hung > 3 ? event.at + backoffMs(state.hung, event.random) : 0);
  const remedy: readonly Effect[] = state.hung >= 3 ? [{ do: 'reopen' }] : [];
  return still(next.state, ...effects, ...remedy, ...next.effects);
}

export function answered(before: State, event: Of<'answered'>): Step {
  // Asked before the signal went, it is no word of a connection now (PU6).
  const link = (before.offlineSince ?? 0) > before.lastCallAt ? 'down' : 'up';
  // One without commands is no success of a push that failed (PU2).
  const pushFailed = before.pushFailed && event.sent === 0 && before.pending > 0;
  const state: State = {
    ...before,
    callingSince: null,
    link,
    failures: pushFailed ? before.failures : 0,
    pushFailed,
    because: null,
    notBefore: 0,
    hung: 0,
    trouble: before.trouble === 'evicted' ? before.trouble : null,
    more: event.more,
    batch: batchAfter(before, event),
    page: pageAfter(before, event),
  };
  const back = telling(before.link === 'down' && link === 'up' && 'back-online');
  if (event.more || before.pending > 0) {
    const next = call(state, event);
    return still(next.state, ...back, ...next.effects);
  }
  const news = telling((state.owesNews || back.length > 0) && 'all-synced');
  const quiet = { ...state, owesNews: false, saidFailed: false };
  const wakeAt = before.again ? event.at + RING_GAP_MS : null;
  return still(rested({ ...quiet, wakeAt }, event), ...back, ...news);
}

/** It grows only by a full batch that was answered, and soon; what the server had no time for was too much (PU2). */
function batchAfter({ batch, callingSince }: State, { at, sent, settled }: Of<'answered'>): number {
  if (settled < sent) return Math.max(1, settled);
  const quick = callingSince !== null && at - callingSince < GROWS_WITHIN_MS;
  return sent >= batch && quick ? Math.min(BATCH_MOST, batch * 2) : batch;
}

/** A full one grows by what would still have been answered in that time, at most eightfold (PL12). */
function pageAfter({ page, callingSince }: State, { at, full }: Of<'answered'>): number {
  if (!full || callingSince === null) return page;
  const times = Math.min(8, GROWS_WITHIN_MS / Math.max(1, at - callingSince));
  return times <= 1 ? page : Math.min(PAGE_MOST, Math.ceil(page * times));
}

/** Of what was sent: a link that carries less within ten seconds must drain too, and each try costs it those ten (PU2). */
const SMALLER: Readonly<Partial<Record<Unreachable, number>>> = {
  timeout: 16,
  'too-large': 2,
  'invalid-request': 2,
  server: 2,
  malformed: 2,
  blocked: 2,
};

/** Nothing of ours was reached. */
const DOWN: readonly Unreachable[] = ['offline', 'timeout', 'captive-portal', 'blocked'];

/** Of what was asked for: a first sync ends on any link that carries one row within ten seconds (PL12). */
const SMALLER_PAGE: Readonly<Partial<Record<Unreachable, number>>> = { timeout: 16, malformed: 2 };

export function failed(before: State, event: Of<'failed'>): Step {
  const failures = before.failures + 1;
  const down = DOWN.includes(event.why);
  const sent = event.sent ?? 0;
  const smaller = sent > 0 ? SMALLER[event.why] : undefined;
  const watched = isWatched(before, event);
  const waitMs = Math.max(
    backoffMs(failures, event.random, { retryAfterMs: event.retryAfterMs, hidden: !watched }),
    before.offlineSince === null ? 0 : slowMs(event),
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
    pushFailed: before.pushFailed || sent > 0,
    wakeAt: isOfUse(before, event) ? event.at + waitMs : null,
    batch: smaller === undefined ? before.batch : Math.max(1, Math.floor(sent / smaller)),
    page: Math.max(1, Math.floor(before.page / (SMALLER_PAGE[event.why] ?? 1))),
    owesNews: true,
    saidFailed: before.saidFailed || !down,
  };
  return still(state, ...telling(said));
}

/** Storage refused a round or recovered. The cursor has not moved; we try again, ever more slowly. */
export function stored(before: State, event: Of<'storage'>): Step {
  if (event.trouble === null) return still({ ...before, trouble: null });
  const state: State = { ...before, trouble: event.trouble, because: 'storage' };
  if (event.round !== before.round) return still(state);
  const failures = before.failures + 1;
  const wakeAt = event.at + Math.max(1_000, backoffMs(failures, event.random));
  return still({ ...state, callingSince: null, more: false, failures, wakeAt });
}
