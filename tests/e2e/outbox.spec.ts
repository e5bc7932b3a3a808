// How the app says where this device stands: the four announcements, and the outbox with its ways out.
import type { Page } from '@playwright/test';
import type { Backend } from '#tests/support/backend.ts';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { apply } from './shifts.ts';
import { synced } from './sync.ts';

const rocco = { name: 'Rocco Bianchi', email: 'rocco@example.com' };

/** Everything that polite live regions have said so far, in order; and for how long at least, in ms, what is over. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const since = new Map<string, number>();
    const lasted: Record<string, number> = {};
    Object.assign(window, { encoreHeard: heard, encoreLasted: lasted });
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('[aria-live="polite"]')].map(
        region => region.textContent?.trim() ?? '',
      );
      for (const [words, from] of since) {
        if (now.includes(words)) continue;
        lasted[words] = performance.now() - from;
        since.delete(words);
      }
      for (const words of now) if (!since.has(words)) since.set(words, performance.now());
      for (const region of document.querySelectorAll('[aria-live="polite"]')) {
        const words = region.textContent?.trim() ?? '';
        if (words !== '' && heard.at(-1) !== words) heard.push(words);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { encoreHeard: string[] }).encoreHeard);
}

test('SP2.32 SP4.11 SP8.16 SP8.18 SP9.7 the connection is announced in four sentences, each when it is true', async ({
  demo,
  arrive,
}) => {
  const person = await arrive(rocco, demo);
  const heard = await listen(person.page);
  await signIn(person, 'rockstar', demoPassword);
  await synced(person);
  await person.hasAppOnDevice();

  await person.loseNetwork();
  await expect.poll(heard).toContain('You are now offline. Changes will be saved locally.');
  await person.regainNetwork();
  await expect.poll(heard).toContain('Back online. Syncing data...');
  await expect.poll(heard, { timeout: 30_000 }).toContain('All changes synced successfully');
  const lasted = () =>
    person.page.evaluate(() => (window as unknown as { encoreLasted: Record<string, number> }).encoreLasted);
  await expect.poll(lasted).toHaveProperty('All changes synced successfully');
  expect((await lasted())['All changes synced successfully']).toBeGreaterThan(900);

  await person.page.route('**/rest/v1/rpc/sync', route => route.fulfill({ status: 503, json: { code: 'down' } }));
  await person.page.getByRole('button', { name: /^All synced/ }).click();
  await person.page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(heard).toContain('Sync failed. Will retry later.');
  await expect(person.page.getByText('Encore has a problem.')).toBeVisible();
});

/** A shift that Rocco has not applied for, whose venue picks; soonest last, so that other tests' shifts stay. */
async function shiftToApplyFor(demo: Backend): Promise<string> {
  const [row] = await demo.db<{ id: string }>(
    `select s.id from public.shifts s
     where s.status = 'published' and s.booking_mode = 'review' and s.area = 'london' and s.confirmed_count < s.positions
       and s.starts_at > now() + interval '3 days'
       and not exists (select from public.applications a join auth.users u on u.id = a.worker_id
                       where a.shift_id = s.id and u.email = $1)
       and not exists (select from public.bookings b join auth.users u on u.id = b.worker_id
                       where u.email = $1 and b.starts_at < s.ends_at + interval '12 hours' and b.ends_at > s.starts_at - interval '12 hours')
     order by s.starts_at desc limit 1`,
    [rocco.email],
  );
  if (row === undefined) throw new Error('The demo has no such shift.');
  return row.id;
}

test('SP2.32 what waits can be taken back, what was refused says why and has its ways out', async ({
  demo,
  arrive,
}) => {
  const person = await arrive({ ...rocco, permissions: ['clipboard-read', 'clipboard-write'] }, demo);
  const { page } = person;
  await signIn(person, 'rockstar', demoPassword);
  await synced(person);
  await person.hasAppOnDevice();
  const shift = await shiftToApplyFor(demo);
  await page.goto(`/rockstar/available-shifts/${shift}`);
  const outbox = page.getByRole('dialog', { name: 'On this phone' });

  await person.loseNetwork();
  await apply(person, 'I know the place');
  await page.getByRole('button', { name: /^Offline · 1 on this phone/ }).click();
  await outbox.getByRole('button', { name: /^Apply: / }).click();
  await outbox.getByRole('button', { name: 'Discard' }).click();
  await expect(outbox.getByText('Nothing is waiting')).toBeVisible();
  await page.keyboard.press('Escape');

  await apply(person, 'I do want it');
  const suspend = (status: string) =>
    demo.db('update public.profiles set account_status = $2 where id = (select id from auth.users where email = $1)', [
      ...[rocco.email, status],
    ]);
  await suspend('suspended');
  await person.regainNetwork();
  await page.getByRole('button', { name: /^1 change was refused/ }).click({ timeout: 30_000 });
  const refused = outbox.getByRole('listitem').filter({ hasText: 'Refused' });
  await expect(refused).toContainText('Your account is suspended');
  await refused.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Your account is suspended');

  // Sent again it meets another no, which trying again cannot help; it says what it was about although the shift has gone.
  await suspend('active');
  await demo.db(`update public.shifts set status = 'cancelled' where id = $1`, [shift]);
  await refused.getByRole('button', { name: 'Retry' }).click();
  await expect(refused).toContainText('The venue cancelled this shift');
  await expect(refused).toContainText(/Apply: [\w ]+, [A-Z]/);
  await expect(refused.getByRole('link', { name: 'Find shifts' })).toHaveAttribute(
    'href',
    '/rockstar/available-shifts',
  );
  await expect(refused.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await refused.getByRole('button', { name: 'Discard' }).click();
  await refused.getByRole('button', { name: 'Discard' }).click();
  await expect(outbox.getByText('Nothing is waiting')).toBeVisible();
});
