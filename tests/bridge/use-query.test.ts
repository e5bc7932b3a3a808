// All who ask the same are answered by one reading, and a question that nobody asks any more leaves nothing in memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answersTo, type Query } from '#bridge/use-query.ts';
import type { Mirror } from '#sync/index.ts';

interface Since {
  readonly since: number;
}

// Where nothing is drawn there are no frames.
beforeAll(() => void vi.stubGlobal('requestAnimationFrame', setTimeout));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function emptyMirror(): Mirror {
  const mirror = { together: ask => ask(mirror) } as Mirror;
  return mirror;
}

function reading() {
  const mirror = emptyMirror();
  const query = vi.fn<Query<Since, string>>(async (_mirror, { since }) => `since ${since}`);
  const ask = (since: number) => answersTo(mirror, query, JSON.stringify([{ since }]));
  return { query, ask };
}

/** Watches until the first answer, which comes with what ends the watching. */
function watched(
  answers: ReturnType<ReturnType<typeof reading>['ask']>,
): Promise<{ value: string; leave: () => void }> {
  return new Promise((resolve, reject) => {
    const leave = answers.subscribe(value => queueMicrotask(() => resolve({ value, leave })), reject);
  });
}

describe('what several screens ask', () => {
  it('is read once for all who watch, and known at once to who comes later', async () => {
    const { query, ask } = reading();
    const [one, other] = await Promise.all([watched(ask(1)), watched(ask(1))]);
    expect([one.value, other.value]).toEqual(['since 1', 'since 1']);
    expect(ask(1).hasValue() && ask(1).getValue()).toBe('since 1');
    expect(query).toHaveBeenCalledOnce();
    one.leave();
    expect(ask(1).hasValue()).toBe(true);
    other.leave();
  });

  it('is read anew once the last has left, also by who asked before', async () => {
    const { query, ask } = reading();
    const answers = ask(1);
    (await watched(answers)).leave();
    expect(answers.hasValue()).toBe(false);
    const again = await watched(answers);
    expect(again.value).toBe('since 1');
    expect((await watched(ask(1))).value).toBe('since 1');
    expect(query).toHaveBeenCalledTimes(2);
    again.leave();
  });

  it('is forgotten with the last who watched', async () => {
    const asked: WeakRef<Since>[] = [];
    const mirror = emptyMirror();
    const query: Query<Since, string> = async (_mirror, args) => {
      asked.push(new WeakRef(args));
      return 'read';
    };
    for (let since = 0; since < 20; since += 1)
      (await watched(answersTo(mirror, query, JSON.stringify([{ since }])))).leave();
    await vi.waitFor(() => {
      collectGarbage();
      expect(asked.slice(0, -1).filter(args => args.deref() !== undefined)).toEqual([]);
    });
    expect(asked).toHaveLength(20);
  });
});
