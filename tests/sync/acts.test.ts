// Acts that need the network, by themselves: with which token they are made, and what is said when there is none.
import { beforeEach, expect, it } from 'vitest';
import { Acts } from '#sync/acts.ts';
import type { KeptSession } from '#sync/device-store.ts';
import type { ActResult, Remote, StoredSession } from '#sync/remote/remote.ts';
import type { SessionKeeper } from '#sync/session.ts';
import type { Token, Tokens } from '#sync/tokens.ts';
import { World } from '#tests/support/fakes/world.ts';

let acts: Acts;
let kept: KeptSession | null;
/** What comes of asking for a token, first and after it was refused. */
let renewals: Token[];
let answers: ActResult<unknown>[];
let called: (string | null)[];
let keeper: Pick<SessionKeeper, 'kept' | 'keep'>;
let world: World;
/** How long the server takes. */
let tookMs: number;
let confirmed: StoredSession | null;
/** By their access tokens. */
let signedOutOf: string[];

const signedOut: ActResult<never> = { ok: false, error: { code: 'signed_out' } };

function hold(accessToken: string): Token {
  const session = { accessToken, refreshToken: 'r', expiresIn: 3_600, userId: 'vera', email: 'vera@example.com' };
  kept = { userId: 'vera', email: session.email, tokens: { session, receivedAt: 0 } };
  return { kind: 'token', token: accessToken };
}

beforeEach(() => {
  world = new World();
  tookMs = 0;
  [kept, renewals, answers, called] = [null, [], [], []];
  [confirmed, signedOutOf] = [null, []];
  keeper = {
    kept: async () => kept,
    async keep(session) {
      kept = { userId: session.userId, email: session.email, tokens: { session, receivedAt: 0 } };
    },
  };
  const answer = async (token: string | null) => {
    called.push(token);
    if (tookMs > 0) await new Promise<void>(resolve => void world.after(tookMs, resolve));
    return answers.shift() ?? { ok: true, value: 'there' };
  };
  const remote = {
    call: (_: string, __: object, token: string | null) => answer(token),
    auth: {
      updatePassword: ({ accessToken }: StoredSession) => answer(accessToken),
      confirmEmail: async () => ({ ok: true, value: confirmed }),
      signOut: async ({ accessToken }: StoredSession) => {
        signedOutOf.push(accessToken);
        return { ok: true, value: null };
      },
    },
  } as unknown as Remote;
  const tokenOf = async (_: string, rejected: string | null): Promise<Token> => {
    const token = renewals.shift();
    if (rejected !== null && token?.kind === 'token') hold(token.token);
    return token ?? { kind: 'signed-out' };
  };
  acts = new Acts({
    clock: {
      now: () => world.now,
      elapsed: () => world.now,
      random: () => 0.5,
      after: (ms, call) => world.after(ms, call),
    },
    keeper: keeper as SessionKeeper,
    tokens: { tokenOf } as Tokens,
    remote,
    follow: async () => {},
  });
});

it('are made as nobody where nobody is signed in', async () => {
  expect(await acts.call('read', {})).toEqual({ ok: true, value: 'there' });
  expect(called).toEqual([null]);
});

it.each([
  ['a file of a megabyte is waited for as long as it takes at 8 KB/s', 1_400_000, true],
  ['anything small is out of reach after fifteen seconds', 100, false],
])('%s', async (_, letters, comes) => {
  tookMs = 170_000;
  const answer = await world.run(acts.call('add_document_file', { p_content: 'p'.repeat(letters) }));
  expect(answer.ok).toBe(comes);
});

it('SE3 are not made as nobody while no token can be had, and say so in the word for no connection', async () => {
  hold('old');
  renewals = [{ kind: 'unreachable', retryAfterMs: 4_000 }, { kind: 'unreachable' }];
  expect(await acts.call('read', {})).toEqual({ ok: false, error: { code: 'unreachable', retryAfterMs: 4_000 } });
  expect(await acts.updatePassword({ password: 'new' })).toEqual({ ok: false, error: { code: 'unreachable' } });
  expect(called).toEqual([]);
});

it('SE3 are made once more with a new token when theirs is refused', async () => {
  renewals = [hold('old'), { kind: 'token', token: 'new' }];
  answers = [signedOut];
  expect(await acts.call('read', {})).toEqual({ ok: true, value: 'there' });
  renewals = [
    { kind: 'token', token: 'new' },
    { kind: 'token', token: 'newer' },
    { kind: 'token', token: 'never asked for' },
  ];
  answers = [signedOut, signedOut];
  expect(await acts.call('read', {})).toEqual(signedOut);
  expect(called).toEqual(['old', 'new', 'new', 'newer']);
});

it('SE3 are not made as nobody once the session has ended meanwhile', async () => {
  renewals = [hold('old'), { kind: 'signed-out' }];
  answers = [signedOut];
  expect(await acts.call('read', {})).toEqual(signedOut);
  expect(await acts.updatePassword({ password: 'new' })).toEqual(signedOut);
  expect(called).toEqual(['old']);
});

it('SE1 are not made in the name of whoever signs in meanwhile', async () => {
  const asked = hold('old');
  renewals = [asked];
  const before = kept;
  let reads = 0;
  keeper.kept = async () => {
    reads += 1;
    return reads === 1 || before === null ? before : { ...before, userId: 'rocco' };
  };
  await acts.call('delete_my_account', {});
  expect(called).toEqual([null]);
});

it.each([
  ['their own session, which is ended', 'vera', ['old']],
  ['somebody else’s, which is left alone', 'rocco', []],
])('a new address that is confirmed opens a session in the place of %s', async (_, was, ended) => {
  hold('old');
  if (kept !== null && kept.tokens !== null)
    kept = { ...kept, userId: was, tokens: { ...kept.tokens, session: { ...kept.tokens.session, userId: was } } };
  confirmed = { accessToken: 'new', refreshToken: 'n', expiresIn: 3_600, userId: 'vera', email: 'new@example.com' };
  const entered = await acts.confirmEmail({ tokenHash: 'of the second mailbox' });
  expect(entered).toEqual({ ok: true, value: { userId: 'vera', email: 'new@example.com' } });
  expect(kept?.tokens?.session).toBe(confirmed);
  expect(signedOutOf).toEqual(ended);
});
