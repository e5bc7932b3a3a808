// What the embedded backend remembers of callers between two calls.
import { expect, it } from 'vitest';
import { Lately } from '#supabase/local/auth/waits.ts';

it('no name fills the memory: of a long one its beginning counts', () => {
  const lately = new Lately(60_000);
  lately.note(`recovery ${'a'.repeat(60_000)}1@example.com`);
  expect(lately.count(`recovery ${'a'.repeat(60_000)}2@example.com`)).toBe(1);
  expect(lately.count('recovery somebody@example.com')).toBe(0);
});
