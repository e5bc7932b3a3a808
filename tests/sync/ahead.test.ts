// The next page of a pull from zero, asked for while the one before is stored.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply, SyncAnswer } from '#sync/answer.ts';
import { answerOf, OneRound } from './one-round.ts';
import { noteRow } from './stores.ts';

let at: OneRound;
/** Of the requests that were heard, in their order: answers it, and tells whether it was given up. */
let heard: { answer(more: Partial<SyncAnswer>): void; readonly signal: AbortSignal }[];
beforeEach(async () => {
  at = await OneRound.open();
  heard = [];
  at.reply = (_, { signal }) =>
    new Promise<Reply>(resolve => {
      heard.push({ answer: more => resolve({ kind: 'answered', answer: answerOf(more) }), signal });
    });
});

const page = (id: string, cursor: string, more: boolean): Partial<SyncAnswer> => ({
  reset: true,
  more,
  cursor,
  rows: { notes: [noteRow(id)] },
});
const asked = () => at.requests.map(({ cursor }) => cursor);

/** The first round of a pull of two pages, to its end. */
async function firstRound(first: Partial<SyncAnswer> = page('a', 'c1', true)): Promise<void> {
  const running = at.run();
  await expect.poll(() => heard.length).toBe(1);
  heard[0]?.answer(first);
  await running;
}

describe('PL13 the next page of a first sync', () => {
  it('is on its way before its round begins, and is asked for once', async () => {
    await firstRound();
    expect([asked(), await at.notes()]).toEqual([[null, 'c1'], 1]);
    heard[1]?.answer(page('b', 'c2', false));
    expect(await at.run()).toMatchObject({ type: 'answered', more: false });
    expect([asked(), await at.notes()]).toEqual([[null, 'c1'], 2]);
  });

  it('is given up for a command that was saved meanwhile, and comes with its answer', async () => {
    await firstRound();
    await at.save('x');
    const second = at.run();
    await expect.poll(() => heard.length).toBe(3);
    expect([heard[1]?.signal.aborted, heard[2]?.signal.aborted]).toEqual([true, false]);
    expect(at.requests[2]).toMatchObject({ cursor: 'c1', commands: [{ id: 'x' }] });
    heard[2]?.answer({ ...page('b', 'c2', false), outcomes: [{ id: 'x', state: 'applied' }] });
    await second;
    expect([await at.notes(), await at.states()]).toEqual([2, { x: 'answered' }]);
  });

  it('is given up with the round that waits for it', async () => {
    await firstRound();
    const taken = vi.spyOn(at.parts.ahead, 'take');
    const second = at.run();
    await expect.poll(() => taken).toHaveBeenCalled();
    at.leaving.abort();
    expect(heard[1]?.signal.aborted).toBe(true);
    heard[1]?.answer(page('b', 'c2', false));
    expect(await second).toMatchObject({ type: 'failed' });
    expect(await at.notes()).toBe(1);
  });

  it('EN7 is given up when the round that asked for it is abandoned', async () => {
    const { reply } = at;
    at.reply = (request, asking) => {
      if (request.cursor === 'c1') at.leaving.abort();
      return reply(request, asking);
    };
    await firstRound();
    expect(heard.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  });

  it('PU6 is given up when the browser says that the signal went', async () => {
    await firstRound();
    at.online = false;
    void at.run();
    await expect.poll(() => heard.length).toBe(3);
    expect(heard[1]?.signal.aborted).toBe(true);
  });

  it.each([
    ['of a change, whose last page is asked with digests', { ...page('a', 'c1', true), reset: false }],
    ['behind the last one', page('a', 'c1', false)],
    ['that the server does not move on to', { ...page('a', 'c1', true), cursor: null as unknown as string }],
  ])('is not asked for ahead: %s', async (_, first) => {
    await firstRound(first);
    expect(asked()).toEqual([null]);
  });

  it('is not asked for ahead over a link that carries no full pages', async () => {
    const running = at.run({ page: 10 });
    await expect.poll(() => heard.length).toBe(1);
    heard[0]?.answer(page('a', 'c1', true));
    await running;
    expect(asked()).toEqual([null]);
  });
});
