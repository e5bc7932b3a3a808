// Public functions as a person calls them, without a device behind them.
import type { SentCommand, SyncAnswer } from '#sync/answer.ts';
import type { Person } from '#tests/support/people.ts';
import type { Database } from '#tests/support/postgres.ts';

export interface Asked {
  readonly device?: string;
  readonly cursor?: string | null;
  readonly commands?: readonly SentCommand[];
  readonly pageSize?: number;
  readonly digests?: readonly { table: string; scope: string }[];
  readonly ids?: readonly { table: string; scope: string }[];
}

const DEVICE = '5f0e3a52-51f1-4f0b-8b52-0d5a0c5b7a01';

/** One sync call as this person. */
export async function callSync(db: Database, person: Person | null, asked: Asked = {}): Promise<SyncAnswer> {
  const request = { v: 1, device: DEVICE, cursor: null, commands: [], ...asked };
  return db.asUser(person?.id ?? null, async client => {
    const { rows } = await client.query<{ answer: SyncAnswer }>('select public.sync($1) as answer', [
      JSON.stringify(request),
    ]);
    const answer = rows[0]?.answer;
    if (answer === undefined) throw new Error('sync answered nothing');
    return answer;
  });
}

/** Where a device of theirs stands that has pulled everything: asked from there, a call is answered with what it changed. */
export async function caughtUp(db: Database, person: Person): Promise<string> {
  let cursor: string | null = null;
  for (;;) {
    const answer: SyncAnswer = await callSync(db, person, { cursor });
    cursor = answer.cursor;
    if (!answer.more) break;
  }
  // Only now the server hears that the last page came.
  return (await callSync(db, person, { cursor })).cursor;
}

/** Any other function as this person; `p_` is left out of the names of its arguments. */
export function callFunction<Answer>(
  db: Database,
  person: Person,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const named = Object.keys(args).map((key, nth) => `p_${key} => $${nth + 1}`);
  return db.asUser(person.id, async client => {
    const { rows } = await client.query(`select public.${name}(${named.join(', ')}) as answer`, Object.values(args));
    return rows[0]?.answer as Answer;
  });
}
