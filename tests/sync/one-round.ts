// One round by itself, for tests of round.ts: a store of its own, a clock that a test moves, and a remote and tokens that it answers
// for. It knows nothing of what a round is for.
import { Ahead } from '#sync/ahead.ts';
import { PAGE_MOST, type Reply, type SyncAnswer, type SyncRequest } from '#sync/answer.ts';
import { readPull, writePull } from '#sync/database.ts';
import type { Happening } from '#sync/machine-state.ts';
import type { Asking, Remote } from '#sync/remote/remote.ts';
import { Repairer } from '#sync/repair.ts';
import { type RoundParts, runRound } from '#sync/round.ts';
import type { Platform } from '#sync/signals.ts';
import type { Token, Tokens } from '#sync/tokens.ts';
import { World } from '#tests/support/fakes/world.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';
import { ledStore } from './stores.ts';

export const SERVER_TIME = '2026-11-22T11:59:00.000Z';

export function answerOf(more: Partial<SyncAnswer> = {}): SyncAnswer {
  const nothing = {
    v: 1,
    epoch: 'one',
    floor: '0',
    outcomes: [],
    rows: {},
    gone: {},
    scopes: [],
    digests: [],
    ids: [],
  };
  const place = {
    userId: 'vera',
    serverTime: SERVER_TIME,
    horizonDay: '2026-09-27',
    cursor: 'c2',
    more: false,
    reset: false,
  };
  return { ...nothing, ...place, ...more } as SyncAnswer;
}

export const applied = (...ids: readonly string[]) => ids.map(id => ({ id, state: 'applied' as const }));

export class OneRound {
  readonly world = new World();
  readonly requests: SyncRequest[] = [];
  /** The token that the server refused, of each that was asked for. */
  readonly refused: (string | null)[] = [];
  readonly leaving = new AbortController();
  sendings = 0;
  parts: RoundParts;
  online = true;
  token: (rejected: string | null) => Token = rejected => ({
    kind: 'token',
    token: rejected === null ? 'first' : 'second',
  });
  reply: (request: SyncRequest, asking: Asking) => Promise<Reply> = async () => ({
    kind: 'answered',
    answer: answerOf(),
  });

  static async open(): Promise<OneRound> {
    return new OneRound(await ledStore());
  }

  private constructor(led: Pick<RoundParts, 'store' | 'fence'>) {
    const { world } = this;
    const clock = { now: () => world.now, elapsed: () => world.now, random: () => 0.5 };
    const signals = { online: () => this.online };
    const platform = {
      ...clock,
      ...signals,
      after: (ms: number, call: () => void) => world.after(ms, call),
    } as Platform;
    const sync: Remote['sync'] = (request, asking) => {
      this.requests.push(request);
      return this.reply(request, asking);
    };
    const tokenOf: Tokens['tokenOf'] = async (_, rejected) => {
      this.refused.push(rejected);
      return this.token(rejected);
    };
    const onSending = () => {
      this.sendings += 1;
    };
    const given = { remote: { sync } as Remote, tokens: { tokenOf } as unknown as Tokens, platform, onSending };
    const repairer = new Repairer(notesCatalogue);
    const device = { catalogue: notesCatalogue, deviceId: 'phone', trusted: true };
    this.parts = { ...led, ...given, ...device, repairer, ahead: new Ahead() };
  }

  run(order: { readonly most?: number; readonly page?: number } = {}): Promise<Happening> {
    return runRound(this.parts, {
      round: 3,
      most: 500,
      resend: false,
      page: PAGE_MOST,
      signal: this.leaving.signal,
      ...order,
    });
  }

  answers(more: Partial<SyncAnswer> = {}): void {
    this.reply = async () => ({ kind: 'answered', answer: answerOf(more) });
  }

  change(parts: Partial<RoundParts>): void {
    this.parts = { ...this.parts, ...parts };
  }

  async save(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const args = { id, list_id: 'ba', text: 'ice' };
      const traced = { lanes: [], touches: [`notes:${id}`], reads: [], after: [], bytes: 100 };
      const saved = { name: 'add_note', v: 1, args, recordedAt: SERVER_TIME, state: 'queued' as const };
      await this.parts.store.queue.add({ id, ...saved, ...traced });
    }
  }

  /** Where the pull stands now. */
  async pulled(more: object = {}): Promise<void> {
    await writePull(this.parts.store, { ...(await readPull(this.parts.store)), cursor: 'c1', ...more });
  }

  notes(): Promise<number> {
    return this.parts.store.rows('notes').count();
  }

  async states(): Promise<Record<string, string>> {
    const entries = await this.parts.store.queue.toArray();
    return Object.fromEntries(entries.map(({ id, state, code }) => [id, code ?? state]));
  }
}
