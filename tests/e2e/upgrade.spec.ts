// A device comes with the app of an earlier day, work that was not sent, and a second tab, and meets the app and the schema of today:
// nothing is lost and nothing arrives twice. The earlier apps are real builds (`tests/builds/`).
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { keptBuilds, unpackBuild } from '#tests/support/builds.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { applyFor, expectArrivedOnce, mirrors, rosa, settleIn, shiftsToApplyFor } from './engine.ts';
import { expect, test } from './fixtures.ts';
import { pageSynced } from './sync.ts';

/** A long evening without signal, in the app of the day before; the same takes as long in each older one. */
const LINES = 40;
/**
 * Browsers let the newer worker take over once the older one is at rest. These two look for lost files to the end first, two hundred
 * questions to a busy disk (28 s at a quarter of a second each); today’s gives way.
 */
const AT_REST_MS = 150_000;
const latest = keptBuilds().at(-1);
const lineOf = (build: string, line: number | string) => `Line ${line} from the app of ${build}`;

for (const build of keptBuilds()) {
  test(`the app of ${build}, with unsent work and a second tab, becomes today’s and loses nothing`, async ({
    arrive,
  }) => {
    test.setTimeout(360_000);
    const folder = await mkdtemp(join(tmpdir(), 'encore-upgrade-'));
    const app = join(folder, 'app');
    await unpackBuild(build, app);
    const product = await startBackend({ seed: 'demo', app });
    const lines = build === latest ? LINES : 1;
    const person = await arrive(rosa, product);
    await settleIn(person);
    const first = person.page;
    const second = await person.context.newPage();
    await second.goto('/rockstar/shifts');
    await pageSynced(second);

    await test.step('nothing reaches the server while she works in both tabs', async () => {
      await product.db('revoke execute on function public.sync(jsonb) from authenticated');
      const [one = '', other = ''] = await shiftsToApplyFor(product, 2);
      await applyFor(first, one, `from the app of ${build}`);
      await applyFor(second, other, 'from its second tab');
      await first.goto(`/rockstar/messages/${await latestChat(product)}`);
      const box = first.getByRole('textbox', { name: /^Write a message/ });
      for (let line = 1; line <= lines; line++) {
        await box.fill(lineOf(build, line));
        await box.press('Enter');
        await expect(box).toHaveValue('');
      }
      // A page that is left takes along what it was still saving.
      await expect.poll(() => unsent(first)).toBe(2 + lines);
      await first.goto('/rockstar/profile');
      await first.getByRole('button', { name: 'Edit', exact: true }).click();
      await first.getByLabel('About you').fill('Ten years behind bars');
      await first.getByRole('button', { name: 'Save Changes' }).click();
      await expect.poll(() => unsent(first)).toBe(3 + lines);
    });

    await test.step('today’s app is there, and both tabs become it with their work', async () => {
      await rm(app, { recursive: true });
      await cp(dist, app, { recursive: true });
      const before = await entryOf(first);
      await first.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await first.getByRole('button', { name: 'Update' }).click({ timeout: 30_000 });
      for (const page of [first, second]) {
        await expect.poll(() => entryOf(page).catch(() => before), { timeout: AT_REST_MS }).not.toBe(before);
      }
      expect(await unsent(first)).toBe(3 + lines);
    });

    await test.step('all of it arrives, once', async () => {
      await product.db('grant execute on function public.sync(jsonb) to authenticated');
      await expectArrivedOnce(product, `from the app of ${build}`, 60_000);
      await expectArrivedOnce(product, 'from its second tab', 60_000);
      const bio = () =>
        product.db('select bio from public.profiles join auth.users using (id) where email = $1', [rosa.email]);
      await expect.poll(bio).toEqual([{ bio: 'Ten years behind bars' }]);
      const arrived = await product.db<{ content: string }>(
        'select content from public.messages where content like $1 order by recorded_at',
        [lineOf(build, '%')],
      );
      expect(arrived.map(({ content }) => content)).toEqual(
        Array.from({ length: lines }, (_, index) => lineOf(build, index + 1)),
      );
      for (const page of [first, second]) await pageSynced(page);
    });
    await person.leave();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

/** Of Rosa’s chats. */
async function latestChat(product: Backend): Promise<string> {
  const [chat] = await product.db<{ id: string }>(
    `select c.id from public.conversations c join auth.users u on u.id = c.rockstar_id
     where u.email = $1 and c.last_message_at is not null order by c.last_message_at desc limit 1`,
    [rosa.email],
  );
  if (chat === undefined) throw new Error('The demo has no chat of hers.');
  return chat.id;
}

/** How many commands wait on this device. */
async function unsent(page: Page): Promise<number> {
  const [name = ''] = await mirrors(page);
  return await page.evaluate(
    database =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('queue').objectStore('queue').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    name,
  );
}

/** Which build the page runs. */
function entryOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '');
}
