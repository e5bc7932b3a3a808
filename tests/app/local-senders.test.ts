// The senders that the embedded backend runs by itself, and the mailbox that its mails go into.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, it, vi } from 'vitest';
import { openMailStore } from '#supabase/local/mail/mail-store.ts';
import { sendProductMails } from '#supabase/local/mail/product-mails.ts';

afterEach(() => vi.useRealTimers());

it('a mail that was not taken is tried again without another that rings', async () => {
  vi.useFakeTimers();
  const takes: string[] = [];
  const engine = {
    query: async (sql: string) => {
      if (sql.includes('take_mails') && !sql.includes('to_regprocedure')) takes.push(sql);
      return { rows: sql.includes('to_regprocedure') ? [{ exists: true }] : [] };
    },
    listen: async () => async () => undefined,
  };
  const stop = await sendProductMails({
    engine: engine as unknown as PGlite,
    exclusive: work => work(),
    siteUrl: 'http://localhost:8787',
    send: async () => undefined,
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(takes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(takes).toHaveLength(3);
  await stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(takes).toHaveLength(3);
});

it('a mail that could not be written is not in the mailbox, and none takes the place of another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'encore-mails-'));
  const kept = join(folder, 'mails');
  const mail = (subject: string) => ({ to: 'vera@example.com', subject, html: '<p>Hello</p>' });
  const first = await openMailStore(kept, null);
  await first.send(mail('one'));
  await rm(kept, { recursive: true });
  await expect(first.send(mail('two'))).rejects.toThrow();
  await mkdir(kept);
  await first.send(mail('three'));
  expect(first.all().map(({ subject }) => subject)).toEqual(['one', 'three']);
  const second = await openMailStore(kept, null);
  await second.send(mail('four'));
  await second.send(mail('five'));
  await second.send(mail('six'));
  const third = await openMailStore(kept, null);
  expect(third.all().map(({ subject }) => subject)).toEqual(['three', 'four', 'five', 'six']);
  await rm(folder, { recursive: true });
});
