// A call that is under way while others come: a test goes through its statements by hand, and another call meets what it holds.
import type pg from 'pg';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Scene } from './scene.ts';

export interface CallUnderWay {
  query(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  commit(): Promise<unknown>;
  /** Returns when the other call waits for what this one holds. */
  meets<Answer>(other: Promise<Answer>): Promise<{ readonly outcome: Promise<Answer> }>;
}

export function callUnderWay(scene: Scene): CallUnderWay {
  let client: pg.Client;
  beforeEach(async () => {
    client = await scene.db.connect();
    await client.query('begin');
  });
  afterEach(() => client.end());
  const waiting = () =>
    scene.db.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'",
    );
  return {
    query: (sql, values) => client.query(sql, values && [...values]),
    commit: () => client.query('commit'),
    async meets(outcome) {
      let ended = false;
      const end = () => {
        ended = true;
      };
      outcome.then(end, end);
      await vi.waitFor(
        async () => {
          if ((await waiting()).length !== 1 && !ended) throw new Error('It does not wait yet');
        },
        { timeout: 30_000 },
      );
      if (ended) throw new Error(`It did not wait: ${JSON.stringify(await outcome)}`);
      return { outcome };
    },
  };
}
