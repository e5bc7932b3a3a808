// Going live by the README: the app built for a backend of another origin, on a static host with the files that the build
// wrote for it, and nothing else.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '#supabase/local/http/headers.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { repository } from '#tests/support/repository.ts';
import { headerRules, serveAsHost } from '#tests/support/static-host.ts';
import { demoPassword, signInPage } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './person.ts';

test('SP2.37 the app on a static host signs in at a backend elsewhere, syncs and hears its bell', async ({
  browser,
  demo,
}) => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'encore-deploy-'));
  const { status } = spawnSync(
    join(repository, 'node_modules/.bin/vite'),
    ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'],
    { cwd: repository, stdio: 'inherit', env: { ...process.env, VITE_SUPABASE_URL: demo.url } },
  );
  expect(status).toBe(0);
  const host = await serveAsHost(folder);
  const context = await browser.newContext({ viewport: phone, baseURL: host.url });
  const violations: string[] = [];
  const page = await context.newPage();
  page.on('console', message => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const bell = page.waitForEvent('websocket', socket => socket.url().startsWith(demo.url.replace(/^http/, 'ws')));
  await signInPage(page, { portal: 'rockstar', email: 'rocco@example.com', password: demoPassword });
  await expect(page.getByRole('button', { name: 'All synced' })).toBeVisible({ timeout: 60_000 });
  await bell;
  await page.goto('/rockstar/shifts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
  const lost = await context.request.get('/assets/gone-12345678.js');
  expect(lost.status()).toBe(404);
  const kept = async (path: string) => (await context.request.get(path)).headers()['cache-control'];
  expect([await kept('/'), await kept('/sw.js')]).toEqual(['no-cache', 'no-cache']);
  await context.close();
  await host.stop();
  await rm(folder, { recursive: true });
});

test('the host is told the very headers that the embedded backend sends', async () => {
  const rules = await headerRules(dist);
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? [];
  expect(Object.fromEntries(everywhere.map(([name, value]) => [name.toLowerCase(), value]))).toEqual(
    securityHeaders(true),
  );
});
