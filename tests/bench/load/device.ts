// A device under load: a queue, the rows it holds, and a network that now and then loses the answer after the server did what
// was asked. What it sends stays queued until an answer has arrived, so the same commands come again under the same ids.
import { v7 as newId } from 'uuid';
import type { Outcome, SentCommand, SyncAnswer } from '#sync/answer.ts';
import type { Random } from '#tests/support/fakes/random.ts';
import { KeptRows, shownTo, TABLES } from '#tests/support/kept-rows.ts';
import type { Database } from '#tests/support/postgres.ts';

/** `settled`: nothing left to send or to fetch, but something came with this answer. `lost`: no answer arrived. */
export type End = 'quiet' | 'settled' | 'more' | 'lost';

/** What all devices of a run have counted together. */
export interface Tally {
  calls: number;
  lostAnswers: number;
  /** Answers that a caller tries again after: the moment's fault (PT503, deadlocks). */
  triedAgain: number;
  /** Any other failed call. */
  readonly failures: string[];
  readonly callMs: number[];
  /** By command id every answer that arrived: a replay must say the same. */
  readonly outcomes: Map<string, Outcome>;
  readonly contradictions: string[];
}

export const emptyTally = (): Tally => ({
  calls: 0,
  lostAnswers: 0,
  triedAgain: 0,
  failures: [],
  callMs: [],
  outcomes: new Map(),
  contradictions: [],
});

const MOST_COMMANDS = 20;
const MOMENTARY = /^(PT503|40001|40P01|55P03)$/;
/** No connection of the pool came free in time: the hosted API answers 504 then. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

export class LoadDevice {
  readonly personId: string;
  readonly queue: SentCommand[] = [];
  tally: Tally;
  readonly #id = newId();
  readonly #db: Database;
  readonly #kept = new KeptRows();

  constructor(db: Database, personId: string, tally: Tally) {
    this.#db = db;
    this.personId = personId;
    this.tally = tally;
  }

  /** One call. `losing`: decides whether its answer arrives. */
  async call(losing: Random | null): Promise<End> {
    const commands = this.queue.slice(0, MOST_COMMANDS);
    const request = { v: 1, device: this.#id, cursor: this.#kept.cursor, commands };
    const answer = await this.#sync(request);
    if (answer === null) return 'lost';
    if (losing?.chance(0.15) === true) {
      this.tally.lostAnswers += 1;
      return 'lost';
    }
    for (const outcome of answer.outcomes) this.#heard(outcome);
    const settled = new Set(answer.outcomes.map(({ id }) => id));
    const left = this.queue.filter(({ id }) => !settled.has(id));
    this.queue.splice(0, this.queue.length, ...left);
    const news = [answer.rows, answer.gone, answer.scopes].some(part => Object.keys(part).length > 0);
    this.#kept.apply(answer);
    if (left.length > 0 || answer.more) return 'more';
    return news ? 'settled' : 'quiet';
  }

  async #sync(request: object): Promise<SyncAnswer | null> {
    const startedAt = performance.now();
    this.tally.calls += 1;
    try {
      return await this.#db.asUser(this.personId, async client => {
        const { rows } = await client.query<{ answer: SyncAnswer }>('select public.sync($1) as answer', [
          JSON.stringify(request),
        ]);
        return rows[0]?.answer ?? null;
      });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (MOMENTARY.test(code) || (error instanceof Error && error.message === NO_CONNECTION))
        this.tally.triedAgain += 1;
      else this.tally.failures.push(String(error));
      return null;
    } finally {
      this.tally.callMs.push(performance.now() - startedAt);
    }
  }

  #heard(outcome: Outcome): void {
    const before = this.tally.outcomes.get(outcome.id);
    if (before !== undefined && before.state !== outcome.state) this.tally.contradictions.push(outcome.id);
    this.tally.outcomes.set(outcome.id, outcome);
  }

  /** Tables in which it does not hold what the server shows its person; asked past whatever stands between device and server. */
  async divergences(db: Database): Promise<string[]> {
    const shown = await shownTo(db, this.personId);
    return Object.entries(shown)
      .filter(([name]) => TABLES.has(name))
      .filter(([name, rows]) => JSON.stringify(sorted(this.#kept.inOrder(name))) !== JSON.stringify(sorted(rows)))
      .map(([name]) => `${name} of ${this.personId}`);
  }
}

/** The same row as text, whatever the order of its columns. */
function sorted(rows: readonly object[]): readonly (readonly [string, unknown])[][] {
  return rows.map(row => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}
