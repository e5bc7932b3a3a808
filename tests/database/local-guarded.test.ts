// The watch over the embedded engine: what it asks of an answer, and what it does when the engine has stopped.
import type { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { comparePasswords } from '#supabase/local/auth/compare.ts';
import { guarded } from '#supabase/local/database/guarded.ts';
import { requestLock } from '#supabase/local/database/request-lock.ts';

function watched(rows: readonly object[]) {
  const query = vi.fn(async () => ({ rows }));
  const died = vi.fn();
  // The one thing that it asks of an engine.
  const engine = { query } as unknown as PGlite;
  return { ...guarded(engine, requestLock(), died), query, died };
}

it('does not read an answer that says how long it is', async () => {
  const { answer, query } = watched([{}]);
  const told = new Response('{"rows": 12345}', { headers: { 'content-length': '15' } });
  const cloned = vi.spyOn(told, 'clone');
  expect(await (await answer(async () => told)).text()).toBe('{"rows": 12345}');
  expect([cloned, query].map(spy => spy.mock.calls.length)).toEqual([0, 0]);
});

it('asks the engine after an answer of nothing, and hands on what it was when it works', async () => {
  const { answer, query } = watched([{}]);
  expect(await (await answer(async () => Response.json([]))).json()).toEqual([]);
  expect(query).toHaveBeenCalledTimes(1);
});

it('answers 503 for the nothing of an engine that has stopped, and tells of it once', async () => {
  const { answer, died } = watched([]);
  expect((await answer(async () => Response.json([]))).status).toBe(503);
  await expect(answer(async () => Response.json([]))).rejects.toThrow('started again');
  expect(died).toHaveBeenCalledTimes(1);
});

it('answers who waits for a password to be compared when the comparing stops', async () => {
  const passwords = comparePasswords();
  const slow = await import('bcryptjs').then(({ default: bcrypt }) => bcrypt.hashSync('A-good-password-1', 4));
  const asked = passwords.matches('A-good-password-1', slow.replace('$04$', '$15$'));
  await passwords.stop();
  expect(await asked).toBe(false);
});
