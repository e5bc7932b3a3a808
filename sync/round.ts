// One round with the server: build a batch, get a token, send, validate the response, apply it. It returns what happened in the
// machine's words and decides nothing about when to go again.
import type { Ahead } from './ahead.ts';
import { PAGE_MOST, PROTOCOL, type Reply, type SyncAnswer, type SyncRequest } from './answer.ts';
import { MalformedRow } from './answer-schema.ts';
import { iso, withinOrLonger } from './clock.ts';
import type { Catalogue } from './command.ts';
import { type PersonStore, type PullRecord, readPull, write } from './database.ts';
import { checkFence, type Fence, LostLeadership } from './fence.ts';
import { moreMs, SMALLEST_MORE_MS } from './machine-calls.ts';
import type { Happening } from './machine-state.ts';
import { rebase } from './mirror.ts';
import { applyAnswer } from './pull.ts';
import { type Batch, parkAlone, takeBatch, toSent, VERDICT_ON_ONE } from './push.ts';
import type { Remote } from './remote/remote.ts';
import type { Repairer } from './repair.ts';
import type { Platform } from './signals.ts';
import type { Tokens } from './tokens.ts';
import { troubleOf } from './trouble.ts';
import { readAgain } from './unreadable.ts';

const ANSWER_WITHIN_MS = 10_000;

export interface RoundParts {
  readonly platform: Platform;
  readonly catalogue: Catalogue;
  readonly store: PersonStore;
  readonly tokens: Tokens;
  readonly remote: Remote;
  readonly deviceId: string;
  readonly fence: Fence;
  readonly repairer: Repairer;
  readonly ahead: Ahead;
  /** Whether this leader has received the server's time of late. */
  readonly trusted: boolean;
  /** Commands are on their way. */
  readonly onSending: () => void;
}

export interface Order {
  readonly round: number;
  /** Commands that it may carry, with `resend` only such as were sent before, and rows that its answer may hold. */
  readonly most: number;
  readonly resend: boolean;
  readonly page: number;
  readonly signal: AbortSignal;
}

export async function runRound(parts: RoundParts, order: Order): Promise<Happening> {
  const result = await callOnce(parts, order);
  // What a round asked for that failed, or was abandoned, would come to one that begins much later.
  if (result.type !== 'answered' || order.signal.aborted) parts.ahead.drop();
  return result;
}

async function callOnce(parts: RoundParts, order: Order): Promise<Happening> {
  const { round, signal } = order;
  try {
    if (!parts.trusted) await readAgain(parts);
    const { batch, pull } = await begin(parts, order);
    if (batch.entries.length > 0) parts.onSending();
    if (pull.lean !== null) parts.repairer.giveUp();
    const idle = batch.entries.length === 0 && pull.complete && pull.reset === null && pull.lean === null;
    const request: SyncRequest = {
      v: PROTOCOL,
      device: parts.deviceId,
      cursor: pull.cursor,
      commands: batch.entries.map(toSent),
      ...(order.page < PAGE_MOST ? { pageSize: order.page } : {}),
      ...parts.repairer.wants(parts.platform.elapsed(), idle),
    };
    // Asked for before the signal went, it would be taken for a word of a connection (PU6).
    if (!parts.platform.online()) parts.ahead.drop();
    const withinMs = ANSWER_WITHIN_MS + moreMs(order.most, batch.entries[0]?.bytes);
    const restMs = order.page === 1 ? SMALLEST_MORE_MS : 0;
    const reply = await (parts.ahead.take(request, signal) ?? ask(parts, request, { signal, withinMs, restMs }));
    if (signal.aborted) return { type: 'failed', round, why: 'timeout', sent: batch.entries.length };
    if (reply.kind === 'signed-out') return { type: 'signed-out', round };
    if (reply.kind === 'unreachable') return await unreachable(parts, { reply, batch, round });
    askAhead(parts, request, reply.answer);
    return await accept(parts, { request, answer: reply.answer, batch, round, midway: pull.more === true });
  } catch (error) {
    return ending(error, round);
  }
}

async function begin(
  parts: RoundParts,
  { most, resend }: Pick<Order, 'most' | 'resend'>,
): Promise<{ batch: Batch; pull: PullRecord }> {
  return await write(parts.store, async tx => {
    await checkFence(tx, parts.fence);
    const pull = await readPull(tx);
    const { serverTime } = pull;
    const limit = { most, resend, now: parts.platform.now(), serverTime, trusted: parts.trusted };
    return { batch: await takeBatch(tx, limit), pull };
  });
}

interface Patience {
  readonly signal: AbortSignal;
  readonly withinMs: number;
  /** From the first word of an answer that could not be smaller: how long its one row is, nobody knows before it is there. */
  readonly restMs: number;
}

/** A 401, or an answer meant for somebody else, is a word about the token: a new one is tried once (SE3). */
async function ask(parts: RoundParts, request: SyncRequest, patience: Patience): Promise<Reply> {
  const userId = parts.store.userId;
  let rejected: string | null = null;
  for (const last of [false, true]) {
    const token = await parts.tokens.tokenOf(userId, rejected);
    if (token.kind === 'signed-out') return { kind: 'signed-out' };
    if (token.kind === 'unreachable') return { why: 'offline', ...token };
    // Abandoned while it waited for the token: whoever works offline by now sends nothing (EN7).
    if (patience.signal.aborted) return { kind: 'unreachable', why: 'timeout' };
    const reply = await send(parts, { ...patience, request, token: token.token });
    if (reply.kind === 'unreachable') return reply;
    if (reply.kind === 'answered' && reply.answer.userId === userId) return reply;
    // A fresh token that is refused too says that the server is confused, not that the person left.
    if (last) return { kind: 'unreachable', why: 'server' };
    rejected = token.token;
  }
  return { kind: 'signed-out' };
}

async function send(
  parts: RoundParts,
  call: Patience & { readonly request: SyncRequest; readonly token: string },
): Promise<Reply> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  call.signal.addEventListener('abort', stop);
  const { signal } = stopping;
  const reply = await withinOrLonger(parts.platform, call.withinMs, wait => {
    const heard = () => (signal.aborted ? undefined : wait(call.restMs));
    return parts.remote.sync(call.request, { token: call.token, signal, ...(call.restMs > 0 ? { heard } : {}) });
  }).catch((): Reply => ({ kind: 'unreachable', why: 'offline' }));
  call.signal.removeEventListener('abort', stop);
  if (reply !== null) return reply;
  stop();
  return { kind: 'unreachable', why: 'timeout' };
}

async function unreachable(
  parts: RoundParts,
  at: { reply: Extract<Reply, { kind: 'unreachable' }>; batch: Batch; round: number },
): Promise<Happening> {
  const { reply, batch, round } = at;
  const [only] = batch.entries;
  const sent = batch.entries.length;
  const code = VERDICT_ON_ONE[reply.why];
  if (code !== undefined && sent === 1 && only !== undefined) {
    await write(parts.store, async tx => {
      await checkFence(tx, parts.fence);
      const freed = await parkAlone(tx, only.id, code);
      await rebase(tx, parts.catalogue, { truth: new Map(), freed });
    });
  }
  parts.repairer.doubt(reply.why, parts.platform.elapsed());
  return { type: 'failed', round, why: reply.why, sent, retryAfterMs: reply.retryAfterMs };
}

/** Of full pages, which a thin link does not carry (PL12), as long as nothing else is to be asked with the next one. */
function askAhead(parts: RoundParts, { v, device, cursor, pageSize }: SyncRequest, answer: SyncAnswer): void {
  if (!answer.reset || !answer.more || answer.cursor === cursor || pageSize !== undefined) return;
  const next: SyncRequest = { v, device, cursor: answer.cursor, commands: [] };
  parts.ahead.ask(next, signal => ask(parts, next, { signal, withinMs: ANSWER_WITHIN_MS, restMs: 0 }));
}

async function accept(
  parts: RoundParts,
  at: { request: SyncRequest; answer: SyncAnswer; batch: Batch; round: number; midway: boolean },
): Promise<Happening> {
  const { request, answer, batch, round } = at;
  const { store, catalogue, fence, platform } = parts;
  const now = iso(platform.now());
  const breathe = () => new Promise<void>(resolve => void platform.after(0, resolve));
  const sent = batch.entries.length;
  const pulling = { store, catalogue, fence, asked: request.cursor, sent, fresh: batch.fresh, now, breathe };
  if (!(await applyAnswer(pulling, answer))) return { type: 'failed', round, why: 'server' };
  await parts.repairer.received({ store, fence, now: platform.elapsed() }, request, answer);
  const answered = new Set(answer.outcomes.map(outcome => outcome.id));
  // An answer that settles nothing of what was sent would have us ask for ever.
  const settled = batch.entries.filter(entry => answered.has(entry.id)).length;
  // A pull that does not move on, or begins again, would be asked for without end (EN14).
  const again = answer.begins === true && at.midway && request.cursor !== null;
  if (again || (answer.more && answer.cursor === request.cursor)) return { type: 'failed', round, why: 'server' };
  if (sent > 0 && settled === 0) return { type: 'failed', round, why: 'malformed', sent };
  const more = answer.more || batch.heldBack || parts.repairer.busy;
  return { type: 'answered', round, more, full: answer.more, sent, settled };
}

function ending(error: unknown, round: number): Happening {
  if (error instanceof LostLeadership) return { type: 'fenced', round };
  if (error instanceof MalformedRow) return { type: 'failed', round, why: 'malformed' };
  const trouble = troubleOf(error);
  if (trouble === null) throw error;
  return { type: 'storage', trouble, round };
}
