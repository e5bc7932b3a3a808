// One round by itself: what a reply, an answer or an error comes to, and what storage holds afterwards.
import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE_MOST, type SyncAnswer } from '#sync/answer.ts';
import { readPull } from '#sync/database.ts';
import { Repairer } from '#sync/repair.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';
import { answerOf, applied, OneRound, SERVER_TIME } from './one-round.ts';
import { noteRow } from './stores.ts';

const ANSWER_WITHIN_MS = 10_000;

let at: OneRound;
beforeEach(async () => {
  at = await OneRound.open();
});

describe('a request', () => {
  it('PU6 says that commands are on their way only when some are', async () => {
    await at.run();
    expect(at.sendings).toBe(0);
    await at.pulled({});
    await at.save('a');
    at.answers({ outcomes: applied('a') });
    await at.run();
    expect([at.sendings, at.requests.at(-1)?.commands.map(({ id }) => id)]).toEqual([1, ['a']]);
  });

  it('PL12 names the size of a page where it is less than all', async () => {
    await at.run();
    expect(at.requests.at(-1)).not.toHaveProperty('pageSize');
    await at.pulled({});
    await at.run({ page: PAGE_MOST - 1 });
    expect(at.requests.at(-1)?.pageSize).toBe(PAGE_MOST - 1);
  });

  it('PL8 compares digests only after a complete pull, with nothing to send and room for everything', async () => {
    const compares = async (more: object) => {
      await at.pulled({ complete: true, ...more });
      at.change({ repairer: new Repairer(notesCatalogue) });
      await at.run();
      return at.requests.at(-1)?.digests !== undefined;
    };
    expect(await compares({})).toBe(true);
    expect(await compares({ complete: false })).toBe(false);
    expect(await compares({ reset: { sweep: true } })).toBe(false);
    expect(await compares({ lean: SERVER_TIME })).toBe(false);
    await at.save('a');
    expect(await compares({ reset: null, lean: null })).toBe(false);
  });

  it('PL8 asks for the ids of what differed twice', async () => {
    await at.pulled({ complete: true });
    at.answers({ digests: [{ table: 'notes', scope: '*', count: 9, hash: 'ffffffffffff' }] });
    for (let round = 0; round < 3; round += 1) await at.run();
    const names = at.requests.map(({ digests, ids }) => (ids ?? digests ?? []).map(({ table }) => table).join());
    expect(at.requests.map(({ ids }) => ids !== undefined)).toEqual([false, false, true]);
    expect(names.slice(1)).toEqual(['notes', 'notes']);
  });

  it('EN12 gives up what it was mending when there is no room', async () => {
    await at.pulled({ complete: true });
    at.answers({ digests: [{ table: 'notes', scope: '*', count: 9, hash: 'ffffffffffff' }] });
    await at.run();
    expect(at.parts.repairer.busy).toBe(true);
    await at.pulled({ cursor: 'c2', lean: SERVER_TIME });
    at.answers();
    await at.run();
    expect(at.parts.repairer.busy).toBe(false);
  });

  it('PL11 looks again at what could not be read, once for each leader', async () => {
    const unreadable = { key: 'notes:a', row: noteRow('a') };
    const again = async (trusted: boolean) => {
      await at.parts.store.unreadable.put(unreadable);
      await at.pulled({});
      at.change({ trusted });
      await at.run();
      return await at.parts.store.unreadable.count();
    };
    expect([await again(true), await again(false)]).toEqual([1, 0]);
  });
});

describe('a token', () => {
  it('SE3 that is refused is renewed once; refused again, the server is confused', async () => {
    at.reply = async () => ({ kind: 'signed-out' });
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'server', sent: 0, retryAfterMs: undefined });
    expect(at.refused).toEqual([null, 'first']);
  });

  it('SE7 is renewed when an answer names another person, and that answer is not stored', async () => {
    at.answers({ userId: 'rocco', rows: { notes: [noteRow('a')] } });
    expect(await at.run()).toMatchObject({ type: 'failed', why: 'server' });
    expect([at.refused, await at.notes()]).toEqual([[null, 'first'], 0]);
  });

  it('SE1 that is nobody’s ends the round, and one that cannot be had is no connection', async () => {
    at.token = () => ({ kind: 'signed-out' });
    expect(await at.run()).toEqual({ type: 'signed-out', round: 3 });
    at.token = () => ({ kind: 'unreachable', retryAfterMs: 7_000 });
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'offline', sent: 0, retryAfterMs: 7_000 });
    expect(at.requests).toEqual([]);
  });

  it('EN7 that comes after the round was abandoned is not used: nothing leaves', async () => {
    await at.save('a');
    at.token = () => {
      at.leaving.abort();
      return { kind: 'token', token: 'first' };
    };
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'timeout', sent: 1 });
    expect(at.requests).toEqual([]);
  });
});

describe('a call', () => {
  it('PU6 that fails without a word is no connection', async () => {
    at.reply = () => Promise.reject(new TypeError('network'));
    expect(await at.run()).toMatchObject({ type: 'failed', why: 'offline' });
  });

  it('PU2 that takes longer than ten seconds is ended, and says how much it carried', async () => {
    await at.save('a', 'b');
    let ended: AbortSignal | undefined;
    const called = new Promise<void>(resolve => {
      at.reply = (_, { signal }) => {
        ended = signal;
        resolve();
        return new Promise(() => {});
      };
    });
    const round = at.run();
    await called;
    await at.world.pass(ANSWER_WITHIN_MS - 1);
    expect(ended?.aborted).toBe(false);
    await at.world.pass(1);
    expect(await round).toMatchObject({ type: 'failed', why: 'timeout', sent: 2 });
    expect(ended?.aborted).toBe(true);
  });

  /** Asks for so many rows; the answer begins after nine seconds, and its rest does not come. */
  async function timeOf(page: number, begins: boolean): Promise<number> {
    const from = at.world.now;
    const called = new Promise<void>(resolve => {
      at.reply = (_, { heard }) => {
        if (begins) at.world.after(9_000, () => heard?.());
        resolve();
        return new Promise(() => {});
      };
    });
    const round = at.run({ page });
    await called;
    expect(await at.world.run(round)).toMatchObject({ type: 'failed', why: 'timeout' });
    return at.world.now - from;
  }

  it('PL12 has ten seconds, and for its one row a minute and a half from the first word of the answer', async () => {
    await at.pulled({ complete: true });
    expect(await timeOf(1, true)).toBe(99_000);
    expect(await timeOf(1, false)).toBe(ANSWER_WITHIN_MS);
    expect(await timeOf(2, true)).toBe(ANSWER_WITHIN_MS);
    await at.pulled({ complete: false });
    expect(await timeOf(1, false)).toBe(ANSWER_WITHIN_MS);
  });

  it('EN6 that is abandoned ends with its round, whatever comes of it', async () => {
    await at.save('a');
    at.answers({ outcomes: applied('a') });
    const before = at.reply;
    let ended: AbortSignal | undefined;
    at.reply = (request, asking) => {
      at.leaving.abort();
      ended = asking.signal;
      return before(request, asking);
    };
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'timeout', sent: 1 });
    expect([ended?.aborted, await at.states()]).toEqual([true, { a: 'sending' }]);
  });

  it('PU3 with one command that is too large parks it, and with two none', async () => {
    at.reply = async () => ({ kind: 'unreachable', why: 'too-large', retryAfterMs: 5_000 });
    await at.save('a', 'b');
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'too-large', sent: 2, retryAfterMs: 5_000 });
    expect(await at.states()).toEqual({ a: 'sending', b: 'sending' });
    await at.run({ most: 1 });
    expect(await at.states()).toEqual({ a: 'too_large', b: 'sending' });
    at.reply = async () => ({ kind: 'unreachable', why: 'server' });
    await at.run({ most: 1 });
    expect(await at.states()).toEqual({ a: 'too_large', b: 'sending' });
  });

  it('PL8 that fails has digests compared again', async () => {
    await at.pulled({ complete: true });
    await at.run();
    at.reply = async () => ({ kind: 'unreachable', why: 'offline' });
    await at.run();
    at.answers();
    await at.run();
    expect(at.requests.map(({ digests }) => digests !== undefined)).toEqual([true, false, true]);
  });
});

describe('an answer', () => {
  it('PU9 says what was sent, what is settled, and whether there is more', async () => {
    await at.save('a', 'b');
    at.answers({ outcomes: applied('a', 'of another call') });
    expect(await at.run()).toEqual({ type: 'answered', round: 3, more: false, full: false, sent: 2, settled: 1 });
    await at.pulled({});
    at.answers({ outcomes: applied('b'), more: true });
    expect(await at.run()).toEqual({ type: 'answered', round: 3, more: true, full: true, sent: 1, settled: 1 });
  });

  it('PU8 wants one more while old commands wait for the server’s time', async () => {
    const [firstSentAt, state] = [new Date(at.world.now - 55 * 86_400_000).toISOString(), 'sending' as const];
    await at.save('a');
    await at.parts.store.queue.toCollection().modify({ state, firstSentAt });
    at.change({ trusted: false });
    expect(await at.run()).toMatchObject({ type: 'answered', more: true, full: false, sent: 0 });
  });

  it('PL8 wants one more while something is being mended', async () => {
    await at.pulled({ complete: true });
    at.answers({ digests: [{ table: 'notes', scope: '*', count: 9, hash: 'ffffffffffff' }] });
    expect(await at.run()).toMatchObject({ type: 'answered', more: true, full: false });
  });

  it('PL3 to another cursor is a failure of the server, and moves nothing', async () => {
    at.reply = async () => {
      await at.pulled({ cursor: 'c9' });
      return { kind: 'answered', answer: answerOf({ rows: { notes: [noteRow('a')] } }) };
    };
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'server' });
    expect([(await readPull(at.parts.store)).cursor, await at.notes()]).toEqual(['c9', 0]);
  });

  it('PU2 that settles nothing of what was sent is malformed', async () => {
    await at.save('a');
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'malformed', sent: 1 });
  });

  it('EN14 that does not move the cursor on is a failure while there is more, and none at the end', async () => {
    await at.pulled({});
    at.answers({ cursor: 'c1', more: true });
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'server' });
    at.answers({ cursor: 'c1' });
    expect(await at.run()).toMatchObject({ type: 'answered' });
  });

  it.each([
    ['in the middle of a pull', { more: true }, { begins: true }, 'failed'],
    ['at the beginning of one', { more: false }, { begins: true }, 'answered'],
    ['with no cursor yet', { more: true, cursor: null }, { begins: true }, 'answered'],
    ['and goes on', { more: true }, { begins: false }, 'answered'],
  ])('EN14 that begins again %s', async (_, before, more, type) => {
    await at.pulled(before);
    at.answers({ ...more, reset: true, more: true });
    expect((await at.run()).type).toBe(type);
  });

  it('PL2 with a row that cannot be told from others is malformed', async () => {
    at.answers({ rows: { notes: [{ id: 'a' }] } } as unknown as Partial<SyncAnswer>);
    expect(await at.run()).toEqual({ type: 'failed', round: 3, why: 'malformed' });
  });
});

describe('an error', () => {
  it('LE2 of a newer fence ends the round as fenced', async () => {
    at.change({ fence: at.parts.fence - 1 });
    expect(await at.run()).toEqual({ type: 'fenced', round: 3 });
  });

  it('EN8 of storage has a name, and a bug none', async () => {
    const fails = (error: Error) => {
      const onSending = () => {
        throw error;
      };
      at.change({ onSending });
      return at.run();
    };
    await at.save('a');
    expect(await fails(new DOMException('full', 'QuotaExceededError'))).toEqual({
      type: 'storage',
      trouble: 'quota',
      round: 3,
    });
    await expect(fails(new RangeError('bug'))).rejects.toThrow('bug');
  });
});
