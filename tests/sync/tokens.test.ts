// Tokens by themselves: a keeper over a record in memory, a provider that a test answers for, locks and a clock in its hand.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceStore, KeptSession } from '#sync/device-store.ts';
import type { ActResult, Remote, StoredSession } from '#sync/remote/remote.ts';
import { SessionKeeper } from '#sync/session.ts';
import { Tokens } from '#sync/tokens.ts';
import { World } from '#tests/support/fakes/world.ts';

const HOUR_S = 3_600;
const LOCK_WITHIN_MS = 15_000;
const REFRESH_WITHIN_MS = 10_000;

let world: World;
let kept: KeptSession | undefined;
let asked: string[];
/** What the provider says; the default renews. */
let answer: (session: StoredSession) => Promise<ActResult<StoredSession>>;
/** Whether the lock is given: at once, never, at once and then somebody takes it, or the request fails by itself. */
let lock: 'free' | 'held' | 'robbed' | 'broken';
let locked: { readonly name: string; readonly steal: boolean | undefined }[];
let tokens: Tokens;

function sessionOf(userId: string, nth: number): StoredSession {
  return {
    accessToken: `${userId}-${nth}`,
    refreshToken: `refresh-${userId}-${nth}`,
    expiresIn: HOUR_S,
    userId,
    email: `${userId}@example.com`,
  };
}

function hold(session: StoredSession): void {
  kept = { userId: session.userId, email: session.email, tokens: { session, receivedAt: world.now } };
}

function storeInMemory(): DeviceStore {
  const store: Pick<DeviceStore, 'get' | 'change'> = {
    get: async () => kept as never,
    change: async (_, decide) => {
      kept = decide(kept as never) as KeptSession | undefined;
      return kept as never;
    },
  };
  return store as DeviceStore;
}

beforeEach(() => {
  world = new World();
  [asked, locked, lock] = [[], [], 'free'];
  answer = async ({ userId }) => ({ ok: true, value: { ...sessionOf(userId, 2), email: 'new@example.com' } });
  const clock = {
    now: () => world.now,
    elapsed: () => world.now,
    random: () => 0.5,
    after: (ms: number, call: () => void) => world.after(ms, call),
  };
  const refresh = (session: StoredSession) => {
    asked.push(session.refreshToken);
    return answer(session);
  };
  tokens = new Tokens({
    clock,
    keeper: new SessionKeeper({ clock, store: storeInMemory(), onChange: () => {} }),
    remote: { auth: { refresh } } as unknown as Remote,
    locks: {
      async request(name, { signal, steal }, work) {
        locked.push({ name, steal });
        if (lock === 'broken') throw new Error('no locks');
        if (lock === 'free' || steal) return await work();
        if (lock === 'robbed') {
          void work();
          await new Promise((_, reject) => world.after(1_000, () => reject(new Error('AbortError'))));
        }
        await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('AbortError'))));
      },
    },
  });
  hold(sessionOf('vera', 1));
});

const tokenOf = (rejected: string | null = null, userId = 'vera') => world.run(tokens.tokenOf(userId, rejected));
const expire = () => {
  world.now += HOUR_S * 1_000;
};
const first = { kind: 'token', token: 'vera-1' };
const second = { kind: 'token', token: 'vera-2' };

describe('a token', () => {
  it('SE1 is that of the person asked for, or none', async () => {
    expect(await tokenOf()).toEqual(first);
    expect(await tokenOf(null, 'rocco')).toEqual({ kind: 'signed-out' });
    kept = undefined;
    expect(await tokenOf()).toEqual({ kind: 'signed-out' });
    kept = { userId: 'vera', email: '', tokens: null };
    expect(await tokenOf()).toEqual({ kind: 'signed-out' });
    expect([asked, locked]).toEqual([[], []]);
  });

  it('SE4 is good until a minute before its end, and renewed from then on', async () => {
    world.now += HOUR_S * 1_000 - 60_001;
    expect(await tokenOf()).toEqual(first);
    world.now += 1;
    expect(await tokenOf()).toEqual(second);
    expect([asked, locked.map(({ name }) => name)]).toEqual([['refresh-vera-1'], ['encore-session']]);
    expect(kept).toEqual({
      userId: 'vera',
      email: 'new@example.com',
      tokens: { session: { ...sessionOf('vera', 2), email: 'new@example.com' }, receivedAt: world.now },
    });
  });

  it('SE3 that was refused is renewed, and one that was refused before is not', async () => {
    expect(await tokenOf('vera-0')).toEqual(first);
    expect(asked).toEqual([]);
    expect(await tokenOf('vera-1')).toEqual(second);
    expect(asked).toEqual(['refresh-vera-1']);
  });

  it('SE2 is not renewed again when another tab has done it while we waited', async () => {
    expire();
    lock = 'held';
    const waiting = tokens.tokenOf('vera', 'vera-1');
    await world.pass(LOCK_WITHIN_MS - 1);
    hold(sessionOf('vera', 7));
    expect(await world.run(waiting)).toEqual({ kind: 'token', token: 'vera-7' });
    expect([asked, locked.map(({ steal }) => steal)]).toEqual([[], [undefined, true]]);
  });

  it('SE2 is renewed by us when the other tab brought only the one that was refused, or one at its end', async () => {
    for (const rejected of ['vera-7', 'vera-1']) {
      hold(sessionOf('vera', 1));
      expire();
      lock = 'held';
      const waiting = tokens.tokenOf('vera', rejected);
      await world.pass(1);
      hold(sessionOf('vera', 7));
      if (rejected === 'vera-1') expire();
      expect(await world.run(waiting)).toEqual(second);
    }
    expect(asked).toEqual(['refresh-vera-7', 'refresh-vera-7']);
  });

  it('SE2 is nobody’s when they signed out while we waited', async () => {
    expire();
    lock = 'held';
    const waiting = tokens.tokenOf('vera', null);
    await world.pass(1);
    kept = undefined;
    expect(await world.run(waiting)).toEqual({ kind: 'signed-out' });
    expect(asked).toEqual([]);
  });
});

describe('renewing', () => {
  it('SE2 waits fifteen seconds for the lock of a tab that may be frozen, then takes it', async () => {
    expire();
    lock = 'held';
    const waiting = tokens.tokenOf('vera', null);
    await world.pass(LOCK_WITHIN_MS - 1);
    expect(locked).toHaveLength(1);
    expect(await world.run(waiting)).toEqual(second);
    expect(locked).toEqual([
      { name: 'encore-session', steal: undefined },
      { name: 'encore-session', steal: true },
    ]);
  });

  it('SE2 is one question for all who ask in one tab, however long it takes', async () => {
    expire();
    answer = () => new Promise(() => {});
    const before = world.now;
    const all = await world.run(Promise.all(Array.from({ length: 5 }, () => tokens.tokenOf('vera', null))));
    expect(all).toEqual(Array(5).fill({ kind: 'unreachable' }));
    expect([asked.length, world.now - before]).toEqual([1, REFRESH_WITHIN_MS]);
    answer = async () => ({ ok: true, value: sessionOf('vera', 2) });
    expect(await tokenOf()).toEqual(second);
    expect(asked).toHaveLength(2);
  });

  it('SE2 is asked for apart by who signs in while another’s is on its way', async () => {
    expire();
    answer = () => new Promise(() => {});
    const hers = tokens.tokenOf('vera', null);
    await vi.waitFor(() => expect(asked).toEqual(['refresh-vera-1']));
    hold(sessionOf('rocco', 1));
    expire();
    answer = async () => ({ ok: true, value: sessionOf('rocco', 2) });
    expect(await tokenOf(null, 'rocco')).toEqual({ kind: 'token', token: 'rocco-2' });
    expect(await world.run(hers)).toMatchObject({ kind: 'unreachable' });
  });

  it('SE2 goes on where the lock is taken from it meanwhile, and asks no second time', async () => {
    expire();
    lock = 'robbed';
    answer = () => new Promise(done => world.after(9_000, () => done({ ok: true, value: sessionOf('vera', 2) })));
    expect(await tokenOf()).toEqual(second);
    expect([asked, locked.length]).toEqual([['refresh-vera-1'], 1]);
  });

  it('SE2 says so where there are no locks, and is quiet about the time that it would have waited', async () => {
    expire();
    lock = 'broken';
    await expect(tokenOf()).rejects.toThrow('no locks');
    expect(locked).toHaveLength(1);
    lock = 'free';
    expect(await tokenOf()).toEqual(second);
    await world.pass(60_000);
    expect(locked).toHaveLength(2);
  });

  it.each([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_not_found',
    'session_expired',
    'user_not_found',
    'user_banned',
    'bad_jwt',
  ])('SE3 that is refused with %s ends the session, and keeps whose it was', async code => {
    expire();
    answer = async () => ({ ok: false, error: { code } });
    expect(await tokenOf()).toEqual({ kind: 'signed-out' });
    expect(kept).toEqual({ userId: 'vera', email: 'vera@example.com', tokens: null });
  });

  it('SE3 that fails for another reason is no verdict: the old token is used while it lives', async () => {
    answer = async () => ({ ok: false, error: { code: 'over_request_rate_limit', retryAfterMs: 4_000 } });
    world.now += HOUR_S * 1_000 - 1;
    expect(await tokenOf()).toEqual(first);
    expect(await tokenOf('vera-1')).toEqual({ kind: 'unreachable', retryAfterMs: 4_000 });
    world.now += 1;
    expect(await tokenOf()).toEqual({ kind: 'unreachable', retryAfterMs: 4_000 });
    answer = async () => ({ ok: false, error: { code: 'unreachable' } });
    expect(await tokenOf()).toEqual({ kind: 'unreachable' });
    expect(kept?.tokens?.session.accessToken).toBe('vera-1');
  });

  it('SE3 that is not answered within ten seconds, or breaks, is no verdict', async () => {
    expire();
    answer = () => new Promise(() => {});
    const before = world.now;
    expect(await tokenOf()).toEqual({ kind: 'unreachable' });
    expect(world.now - before).toBe(REFRESH_WITHIN_MS);
    answer = () => Promise.reject(new Error('broken'));
    expect(await tokenOf()).toEqual({ kind: 'unreachable' });
    expect(kept?.tokens).not.toBeNull();
  });

  it('SE7 that brings somebody else’s token is a confused server’s', async () => {
    expire();
    answer = async () => ({ ok: true, value: sessionOf('rocco', 2) });
    expect(await tokenOf()).toEqual({ kind: 'unreachable' });
    expect(kept?.tokens?.session.accessToken).toBe('vera-1');
  });

  it('SE3 is overtaken by who signs in or out meanwhile: the newer session stands', async () => {
    const meanwhile = (change: () => void, result: ActResult<StoredSession>) => {
      hold(sessionOf('vera', 1));
      expire();
      answer = async () => {
        change();
        return result;
      };
      return tokenOf();
    };
    const renewed = { ok: true, value: sessionOf('vera', 2) } as const;
    const ended = { ok: false, error: { code: 'session_expired' } } as const;
    for (const result of [renewed, ended]) {
      expect(await meanwhile(() => hold(sessionOf('vera', 9)), result)).toEqual({ kind: 'token', token: 'vera-9' });
      expect(kept?.tokens?.session.accessToken).toBe('vera-9');
      expect(await meanwhile(() => hold(sessionOf('rocco', 9)), result)).toEqual({ kind: 'signed-out' });
      expect(kept?.userId).toBe('rocco');
      const leave = () => {
        kept = undefined;
      };
      expect(await meanwhile(leave, result)).toEqual({ kind: 'signed-out' });
      expect(kept).toBeUndefined();
    }
  });
});
