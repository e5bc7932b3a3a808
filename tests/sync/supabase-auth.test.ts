// Accounts through auth-js, as far as its own habits could get in the engine's way.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supabaseAuth } from '#sync/remote/supabase-auth.ts';

const accounts = supabaseAuth({ url: 'https://encore.example', publishableKey: 'key' });
const session = {
  accessToken: 'a.b.c',
  refreshToken: 'refresh',
  expiresIn: 3_600,
  userId: 'u',
  email: 'u@example.com',
};
const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
});

it('SE3 a renewal that reaches no server is over with its first request, and auth-js repeats none later', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await accounts.refresh(session)).toEqual({ ok: false, error: { code: 'unreachable' } });
  fetching.mockResolvedValue(Response.json({}));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('an answer that asks for patience says for how long', async () => {
  const headers = { 'retry-after': '7' };
  fetching.mockResolvedValue(Response.json({ code: 'over_request_rate_limit' }, { status: 429, headers }));
  expect(await accounts.refresh(session)).toEqual({ ok: false, error: { code: 'throttled', retryAfterMs: 7_000 } });
});

it('EN13 asks the server also from a page over plain HTTP, where the browser makes no ids', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  fetching.mockResolvedValue(Response.json({ code: 'over_request_rate_limit' }, { status: 429 }));
  const answer = await accounts.signIn({ email: 'u@example.com', password: 'Encore-demo-1' });
  expect(answer).toMatchObject({ ok: false, error: { code: 'throttled' } });
});
