// Whether a password is an account's, asked of a thread beside this one, one comparison after another. An address without
// an account costs as much as one with an account: the time of an answer tells nobody who is registered.
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

export interface Comparer {
  /** `hash`: of the account, or null where there is none; then the answer is no. */
  matches(password: unknown, hash: string | null): Promise<boolean>;
  stop(): Promise<void>;
}

/** Of no password anybody knows, at the cost that the auth server uses. */
const NOBODYS = '$2b$10$G5IQcQcgQdwNv3vgTydrh.Ma/x1qJJ.AdomLC5k3UjjLv/lIO3Z12';

const Answer = v.object({ id: v.number(), matches: v.boolean() });

export function comparePasswords(): Comparer {
  const waiting = new Map<number, (matches: boolean) => void>();
  let last = 0;
  let worker: Worker | null = null;

  /** Nobody comes in by a thread that is gone; the next comparison starts another. */
  function answerNo(): void {
    for (const answer of waiting.values()) answer(false);
    waiting.clear();
    worker = null;
  }

  function started(): Worker {
    if (worker !== null) return worker;
    const fresh = new Worker(new URL('./password-worker.mjs', import.meta.url), { execArgv: [] });
    fresh.unref();
    fresh.on('message', message => {
      const { id, matches } = v.parse(Answer, message);
      waiting.get(id)?.(matches);
      waiting.delete(id);
    });
    fresh.on('error', answerNo);
    worker = fresh;
    return fresh;
  }

  return {
    matches(password, hash) {
      if (typeof password !== 'string') return Promise.resolve(false);
      last += 1;
      const id = last;
      const answered = new Promise<boolean>(resolve => waiting.set(id, resolve));
      started().postMessage({ id, password, hash: hash ?? NOBODYS });
      return answered.then(matches => matches && hash !== null);
    },
    async stop() {
      await worker?.terminate();
      answerNo();
    },
  };
}
