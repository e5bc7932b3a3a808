// What lies between a tab and the model server, and what can go wrong there. Each call draws its own fate; a call whose tab
// died meanwhile is answered to nobody.
import type { Reply, SyncAnswer, SyncRequest } from '#sync/answer.ts';
import { parseAnswer } from '#sync/answer-schema.ts';
import type { ActResult, Remote, StoredSession } from '#sync/index.ts';
import type { Asking } from '#sync/remote/remote.ts';
import type { FakeTab } from '#tests/support/fakes/hardware.ts';
import type { Accounts } from './accounts.ts';
import type { CallLog } from './call-log.ts';
import { carry, type Link } from './links.ts';

export type Fate =
  | 'ok'
  | 'drop-before'
  | 'drop-after'
  | 'duplicate'
  | 'truncate'
  | 'html'
  | 'stall'
  | 'unauthorised'
  | 'forbidden'
  | 'conflict'
  | 'throttled'
  | 'broken'
  | 'foreign';

/** Who answers a call. */
export interface Answering {
  sync(userId: string, request: SyncRequest): SyncAnswer | Promise<SyncAnswer>;
}

export interface Network {
  readonly server: Answering;
  readonly accounts: Accounts;
  /** The fate of the next call. */
  fate(): Fate;
  /** One way, ms. */
  delay(): number;
  /** Whether this device reaches anything at all. */
  reachable: boolean;
  badCalls: number;
  /** A verdict on the request itself, of something before the server. */
  judge: ((request: SyncRequest) => Reply | null) | null;
  requests: number;
  link: Link;
  /** Nobody's bell rings here: the socket is gone, and nobody notices. */
  realtimeDown: boolean;
  readonly log: CallLog;
  /** Those of the next calls, before any is drawn. */
  readonly next: Fate[];
  /** Doorbells by person, and by the rows that an open screen shows. */
  readonly bells: Map<string, Set<() => void>>;
}

export function ringBells(network: Network): void {
  if (!network.reachable || network.realtimeDown) return;
  for (const bells of network.bells.values()) for (const ring of bells) ring();
}

/** What may happen to a call by chance. */
export const FATES: readonly Fate[] = [
  'drop-before',
  'drop-after',
  'drop-after',
  'duplicate',
  'truncate',
  'html',
  'stall',
  'unauthorised',
  'forbidden',
  'conflict',
  'throttled',
  'broken',
  'foreign',
];

export function remoteThrough(network: Network, tab: FakeTab): Remote {
  const { world } = tab.hardware;
  const { accounts } = network;
  const travel = () => new Promise<void>(resolve => void world.after(network.delay(), resolve));
  /** Never settles for a tab that is dead. */
  const home = async <Value>(value: Value): Promise<Value> => {
    await travel();
    await new Promise<void>(resolve => tab.alive(resolve));
    return value;
  };
  async function act<Value>(work: () => ActResult<Value>): Promise<ActResult<Value>> {
    await travel();
    if (!network.reachable || tab.dead) return home({ ok: false, error: { code: 'unreachable' } });
    return home(work());
  }
  const none = () => act<null>(() => ({ ok: true, value: null }));
  const enter = (email: string) =>
    act<StoredSession>(() => ({ ok: true, value: accounts.signIn(email.replace('@example.com', '')) }));

  return {
    auth: {
      signUp: ({ email }) => enter(email),
      signIn: ({ email }) => enter(email),
      verify: ({ tokenHash }) => enter(tokenHash),
      signOut: none,
      resendSignUp: none,
      requestPasswordReset: none,
      updatePassword: none,
      requestEmail: none,
      confirmEmail: none,
      refresh: session => act(() => accounts.refresh(session.refreshToken)),
    },
    async sync(request, at) {
      const reply = await syncThrough({ network, tab, travel, home, at }, request);
      network.log.replies += 1;
      return reply;
    },
    call: () => act<unknown>(() => ({ ok: true, value: null })),
    addressOf: name => `https://model.example/${name}`,
    listen: (userId, _token, ring) => hangBell(network, userId, () => tab.alive(ring)),
    watchInserts: ({ table, column, value }, _token, ring) =>
      hangBell(network, `${table}.${column}=${value}`, () => tab.alive(ring)),
  };
}

function hangBell({ bells }: Network, rope: string, ring: () => void): () => void {
  const others = bells.get(rope) ?? new Set();
  bells.set(rope, others.add(ring));
  return () => others.delete(ring);
}

interface Way {
  readonly network: Network;
  readonly tab: FakeTab;
  readonly travel: () => Promise<void>;
  readonly home: <Value>(value: Value) => Promise<Value>;
  readonly at: Asking;
}

async function syncThrough(way: Way, request: SyncRequest): Promise<Reply> {
  const { network, tab, travel, home, at } = way;
  const { token, signal, heard } = at;
  network.requests += 1;
  network.log.sent(request.commands.map(({ id }) => id));
  const fate = network.fate();
  await travel();
  const up = carry(network.link, JSON.stringify(request));
  await later(tab, up.ms);
  // Given up before all of it was sent.
  if (!up.arrives || (up.ms > 0 && signal.aborted)) return home(lost('offline'));
  if (!network.reachable || fate === 'drop-before' || tab.dead) return home(lost('offline'));
  const early = EARLY[fate];
  if (early !== undefined) return home(early);
  const judged = network.judge?.(request) ?? null;
  if (judged !== null) return home(judged);
  const userId = network.accounts.whoHas(token);
  if (userId === undefined) return home({ kind: 'signed-out' });
  // What JSON cannot carry is lost here too.
  const sent = JSON.parse(JSON.stringify(request)) as SyncRequest;
  if (fate === 'duplicate') void network.server.sync(userId, sent);
  const answering = network.server.sync(userId, sent);
  const answer = answering instanceof Promise ? await answering : answering;
  network.log.answered(answer.outcomes);
  if (fate === 'drop-after') return home(lost('offline'));
  if (fate === 'stall') await later(tab, 30_000);
  const text = JSON.stringify(fate === 'foreign' ? meantForAnother(answer) : answer);
  if (heard !== undefined) tab.alive(heard);
  await later(tab, carry({ ...network.link, mostBytes: null }, text).ms);
  return home(understood(text, fate));
}

function later({ hardware }: FakeTab, ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise(resolve => void hardware.world.after(ms, resolve));
}

/** As a race of tokens would bring it: nothing in it is ours, and the cursor has moved. */
function meantForAnother(answer: SyncAnswer): SyncAnswer {
  return { ...answer, userId: 'somebody-else', outcomes: [], rows: {}, gone: {}, scopes: [] };
}

function lost(why: 'offline' | 'server'): Reply {
  return { kind: 'unreachable', why };
}

function understood(text: string, fate: Fate): Reply {
  let body: unknown = null;
  try {
    body = JSON.parse(fate === 'truncate' ? text.slice(0, text.length / 2) : text);
  } catch {
    return { kind: 'unreachable', why: 'malformed' };
  }
  const answer = parseAnswer(body);
  return answer === null ? { kind: 'unreachable', why: 'malformed' } : { kind: 'answered', answer };
}

/** Refusals of something on the way, before any server of ours has seen the call. */
const EARLY: Readonly<Partial<Record<Fate, Reply>>> = {
  html: { kind: 'unreachable', why: 'captive-portal' },
  unauthorised: { kind: 'signed-out' },
  forbidden: { kind: 'unreachable', why: 'blocked' },
  conflict: { kind: 'unreachable', why: 'server' },
  throttled: { kind: 'unreachable', why: 'throttled', retryAfterMs: 5_000 },
  broken: { kind: 'unreachable', why: 'server' },
};
