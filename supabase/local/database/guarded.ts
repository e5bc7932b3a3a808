// Watches over the engine while it is used: answers that a stopped engine might have given are followed by a question
// whether it still works. Knows nothing of what is asked.
import type { PGlite } from '@electric-sql/pglite';
import { isAlive } from './embedded-database.ts';
import type { Exclusive, RequestLock } from './request-lock.ts';

export interface Guarded {
  readonly exclusive: Exclusive;
  /** Runs work alone and answers what it answers; 503 instead where the engine stopped meanwhile. */
  readonly answer: (work: () => Promise<Response>) => Promise<Response>;
}

/** `died` is called once. */
export function guarded(engine: PGlite, lock: RequestLock, died: () => void): Guarded {
  let isDead = false;

  async function works(): Promise<boolean> {
    if (!isDead && !(await isAlive(engine))) {
      isDead = true;
      lock.breakDown();
      died();
    }
    return !isDead;
  }

  return {
    exclusive: work =>
      lock.exclusive(async () => {
        try {
          return await work();
        } catch (error) {
          await works();
          throw error;
        }
      }),
    answer: work =>
      lock.exclusive(async () => {
        const response = await work().catch(async (error: unknown) => {
          await works();
          throw error;
        });
        if (!(await isTelling(response)) && !(await works())) return gone();
        return response;
      }),
  };
}

/** Whether an answer says something that a stopped engine, which finds no rows anywhere, could not have said. */
async function isTelling(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const length = response.headers.get('content-length') ?? (await response.clone().arrayBuffer()).byteLength;
  return Number(length) > LONGEST_NOTHING;
}

/** `null`, `[]`, `{}`, `false`. */
const LONGEST_NOTHING = 5;

function gone(): Response {
  return Response.json(
    { code: '57P01', message: 'The database stopped and is being started again', details: null, hint: null },
    { status: 503, headers: { 'retry-after': '1' } },
  );
}
