// The leader's seat by itself: locks that a test grants and takes by hand, and a clock that it moves.
import { beforeEach, describe, expect, it } from 'vitest';
import { write } from '#sync/database.ts';
import { checkFence, LostLeadership, raiseFence } from '#sync/fence.ts';
import { type LeaderSeat, seekSeat } from '#sync/leader.ts';
import type { Locks } from '#sync/signals.ts';
import { World } from '#tests/support/fakes/world.ts';
import { ledStore } from './stores.ts';

const NAME = 'encore-leader-vera';
const ASKS_MS = 4_000;
const ANSWER_MS = 3_000;
const AFTER_REFUSAL_MS = 1_000;

interface Asked {
  readonly name: string;
  readonly options: { readonly signal?: AbortSignal; readonly steal?: boolean };
  /** The lock is ours; settles when it is given back. */
  grant(): Promise<void>;
  /** Taken from us, or never to be ours. */
  fail(): void;
}

let world: World;
let asked: Asked[];
let told: string[];
let mayTake: boolean;
let seat: LeaderSeat;

function locksByHand(): Locks {
  return {
    request: (name, options, hold) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('AbortError'));
        options.signal?.addEventListener('abort', fail);
        asked.push({ name, options, grant: () => hold().then(resolve), fail });
      }),
  };
}

beforeEach(async () => {
  world = new World();
  [asked, told, mayTake] = [[], [], true];
  const tell = (what: string) => () => void told.push(what);
  seat = seekSeat({
    clock: {
      now: () => world.now,
      elapsed: () => world.now,
      random: () => 0.5,
      after: (ms, call) => world.after(ms, call),
    },
    locks: locksByHand(),
    name: NAME,
    mayTake: () => mayTake,
    ask: tell('asks'),
    sayHere: tell('is here'),
    onLead: tell('leads'),
    onLose: tell('loses'),
  });
});

const last = () => asked.at(-1) as Asked;
/** Lets promises go on. */
const settle = () => world.pass(0);

describe('the seat', () => {
  it('LE1 is one lock, waited for in line; who has it leads until it gives it up, and stands in line again', async () => {
    expect([last().name, last().options.steal, told]).toEqual([NAME, undefined, []]);
    let free = false;
    void last()
      .grant()
      .then(() => {
        free = true;
      });
    await settle();
    expect([told, free, asked.length]).toEqual([['leads'], false, 1]);
    seat.stepDown();
    await settle();
    expect([told, free, asked.length]).toEqual([['leads', 'loses'], true, 2]);
    void last().grant();
    expect(told).toEqual(['leads', 'loses', 'leads']);
  });

  it('LE1 that is refused is asked for again by the clock, which stands still in a page that was left', async () => {
    for (let n = 1; n <= 3; n += 1) {
      last().fail();
      await world.pass(AFTER_REFUSAL_MS - 1);
      expect(asked).toHaveLength(n);
      await world.pass(1);
      expect(asked).toHaveLength(n + 1);
    }
    // While it waits for that, it takes the seat from nobody.
    expect(told).toEqual([]);
  });

  it('LE1 is given up by nobody who does not have it', async () => {
    seat.stepDown(5_000);
    await settle();
    void last().grant();
    seat.stepDown();
    await settle();
    // The wait that was asked for then is not kept for now.
    expect([told, asked.length]).toEqual([['leads', 'loses'], 2]);
  });

  it('LE4 is left for a while by who gives way, and only once', async () => {
    void last().grant();
    seat.stepDown(5_000);
    await world.pass(4_999);
    expect([told, asked.length]).toEqual([['leads', 'loses'], 1]);
    await world.pass(1);
    expect([asked.length, last().options.steal]).toEqual([2, undefined]);
    void last().grant();
    seat.stepDown();
    await settle();
    expect(asked).toHaveLength(3);
  });

  it('LE1 is lost when somebody takes it, and waited for again', async () => {
    void last().grant();
    last().fail();
    await settle();
    expect([told, asked.length]).toEqual([['leads', 'loses'], 2]);
  });

  it('LE3 is said to be taken by who has it, and by nobody else', async () => {
    seat.asked();
    void last().grant();
    seat.asked();
    await settle();
    seat.stepDown();
    await settle();
    seat.asked();
    expect(told).toEqual(['leads', 'is here', 'loses']);
  });
});

describe('a follower', () => {
  it('LE3 asks every four seconds, and stays one while it is answered', async () => {
    for (let n = 1; n <= 3; n += 1) {
      await world.pass(ASKS_MS - 1);
      expect(told).toHaveLength(n - 1);
      await world.pass(1);
      expect(told).toHaveLength(n);
      seat.answered();
      await world.pass(ANSWER_MS);
    }
    expect([told, asked.length]).toEqual([['asks', 'asks', 'asks'], 1]);
  });

  it('LE3 takes the seat of a leader that does not answer within three seconds', async () => {
    // Answered once, which says nothing of the next time.
    await world.pass(ASKS_MS);
    seat.answered();
    await world.pass(ANSWER_MS + ASKS_MS + ANSWER_MS - 1);
    expect(asked).toHaveLength(1);
    await world.pass(1);
    expect(asked.map(({ options }) => options.steal)).toEqual([undefined, true]);
    expect(asked[0]?.options.signal?.aborted).toBe(true);
    void last().grant();
    await world.pass(60_000);
    expect([told, asked.length]).toEqual([['asks', 'asks', 'leads'], 2]);
  });

  it('LE3 takes nothing while nobody looks at it', async () => {
    mayTake = false;
    await world.pass(60_000);
    expect([told, asked.length]).toEqual([[], 1]);
    mayTake = true;
    await world.pass(ASKS_MS);
    mayTake = false;
    await world.pass(60_000);
    expect([told, asked.length]).toEqual([['asks'], 1]);
    mayTake = true;
    await world.pass(ASKS_MS + ANSWER_MS);
    expect(asked).toHaveLength(2);
  });

  it('LE1 that was granted its place in line just when it took the seat leads once', async () => {
    await world.pass(ASKS_MS + ANSWER_MS);
    const [inLine, taken] = asked;
    await inLine?.grant();
    expect(told).toEqual(['asks']);
    void taken?.grant();
    await settle();
    expect([told, asked.length]).toEqual([['asks', 'leads'], 2]);
  });

  it('LE3 whose taking fails stands in line again and goes on asking', async () => {
    await world.pass(ASKS_MS + ANSWER_MS);
    last().fail();
    await world.pass(AFTER_REFUSAL_MS);
    expect([told, asked.map(({ options }) => options.steal)]).toEqual([['asks'], [undefined, true, undefined]]);
    await world.pass(ASKS_MS);
    expect(told).toEqual(['asks', 'asks']);
  });

  it('LE1 that leaves is nobody: neither in line, nor asking, nor leading when its turn comes late', async () => {
    seat.leave();
    await world.pass(60_000);
    expect([told, asked.length, last().options.signal?.aborted]).toEqual([[], 1, true]);
    await last().grant();
    expect(told).toEqual([]);
  });
});

it('LE1 a leader that leaves gives the seat back, and does not come again', async () => {
  let free = false;
  void last()
    .grant()
    .then(() => {
      free = true;
    });
  seat.leave();
  await world.pass(60_000);
  expect([told, free, asked.length]).toEqual([['leads', 'loses'], true, 1]);
});

it('LE4 who leaves while it rests does not come back', async () => {
  void last().grant();
  seat.stepDown(5_000);
  await settle();
  seat.leave();
  await world.pass(60_000);
  expect(asked).toHaveLength(1);
});

it('LE2 each new leader raises the fence, and the one before it writes nothing more', async () => {
  const { store, fence } = await ledStore();
  await write(store, tx => checkFence(tx, fence));
  const next = await write(store, raiseFence);
  expect(next).toBeGreaterThan(fence);
  await expect(write(store, tx => checkFence(tx, fence))).rejects.toBeInstanceOf(LostLeadership);
  await write(store, tx => checkFence(tx, next));
});
