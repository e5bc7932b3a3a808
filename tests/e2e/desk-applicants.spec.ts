// Applicants as a comparison: decided by keys, two side by side, several accepted after what stands against them is told.
import type { Locator, Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone, tablet } from './person.ts';
import { synced } from './sync.ts';

/** On some days of the demo fewer apply for it than are decided about here. */
const MORE_APPLY = `
  insert into public.applications (id, worker_id, venue_id, shift_id, status, source, seen_version)
  select gen_random_uuid(), person.id, shift.venue_id, shift.id, 'submitted', 'application', shift.version
  from public.shifts shift join public.profiles person on shift.role = any (person.skills)
  join public.profile_private secret on secret.id = person.id and shift.area = any (secret.areas)
  where shift.id = $1 and person.role = 'rockstar' and person.account_status = 'active'
    and not exists (select from public.applications own where own.shift_id = shift.id and own.worker_id = person.id)
    and not exists (
      select from public.bookings own where own.worker_id = person.id and private.is_live_booking(own.status)
        and own.starts_at < shift.ends_at + interval '12 hours' and own.ends_at > shift.starts_at - interval '12 hours')
  order by person.id
  limit greatest(0, 5 - (select count(*) from public.applications own where own.shift_id = $1 and own.status in ('submitted', 'viewed')))`;

test('a manager compares applicants and decides by keys, without a network too', async ({ demo, arrive }) => {
  test.slow();
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop }, demo);
  const { page } = vera;
  const [wanted] = await demo.db<{ id: string }>(
    `select s.id from public.shifts s join public.venues v on v.id = s.venue_id
     join public.applications a on a.shift_id = s.id and a.status in ('submitted', 'viewed')
     where v.name = 'The Copper Thistle' and s.status = 'published' and s.starts_at > now() + interval '2 days'
     -- On some days the demo has an applicant at work elsewhere then, whose acceptance would be refused.
     group by s.id having not bool_or(exists (
       select from public.bookings b where b.worker_id = a.worker_id and private.is_live_booking(b.status)
         and b.starts_at < s.ends_at and b.ends_at > s.starts_at))
     order by count(*) desc, s.id limit 1`,
  );
  await demo.db(`update public.shifts set positions = confirmed_count + 3 where id = '${wanted?.id}' returning id`);
  await demo.db(MORE_APPLY, [wanted?.id]);
  const booked = async () => {
    const [found] = await demo.db<{ n: number }>(
      `select count(*)::int as n from public.bookings where shift_id = '${wanted?.id}' and status = 'confirmed'`,
    );
    return found?.n ?? 0;
  };
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const pane = page.getByRole('complementary');
  const rows = page.getByRole('table').locator('tbody tr');
  const current = page.locator('tbody tr[data-current]');
  const shown = pane.getByRole('heading', { level: 2 });

  await test.step('the shift leads to it; the best match stands first, with the sum that makes it', async () => {
    await page.goto(`/venue/shifts/${wanted?.id}`);
    await page.getByRole('link', { name: 'Compare applicants' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ applied, 3 places free$/ })).toBeVisible();
    await expect(pane.getByText(/^Why \d+/)).toBeVisible();
    await expect(page.getByRole('img', { name: /\d+ on time/ }).first()).toBeVisible();
    await expect(shown).toHaveText((await rows.first().getByRole('button').textContent()) ?? '');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('J goes on to the next and says who it is', async () => {
    const first = (await shown.textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(shown).not.toHaveText(first);
    const next = (await shown.textContent()) ?? '';
    await expect(page.getByRole('status').filter({ hasText: next }).first()).toBeAttached();
    await page.keyboard.press('k');
    await expect(shown).toHaveText(first);
  });

  await test.step('C puts two side by side, and one again', async () => {
    await page.keyboard.press('c');
    await expect(shown).toHaveCount(2);
    await page.keyboard.press('c');
    await expect(shown).toHaveCount(1);
  });

  await vera.hasAppOnDevice();
  await vera.loseNetwork();

  await test.step('beside the board Ctrl Z takes back what was said of an applicant', async () => {
    await page.goto(`/venue/shifts/${wanted?.id}`);
    await expect(page.getByRole('table', { name: /^Week of/ })).toBeVisible();
    await pane
      .getByRole('button', { name: /^Accept / })
      .first()
      .click();
    await expect(page.getByText(/^Acceptance of .* on this device/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/^Undone: Acceptance of /)).toBeVisible();
    await page.getByRole('link', { name: 'Compare applicants' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ applied, 3 places free$/ })).toBeVisible();
  });

  await test.step('A accepts the one that is looked at and goes on to the next; the place says where it is', async () => {
    const first = (await shown.textContent()) ?? '';
    await page.keyboard.press('a');
    await expect(page.getByRole('region', { name: /places$/ }).getByText(first)).toBeVisible();
    await expect(shown).not.toHaveText(first);
    // On some days the demo has the next one on the shortlist already.
    while ((await current.getByText('Shortlisted').count()) > 0) await page.keyboard.press('j');
    await page.keyboard.press('s');
    await expect(current.getByText('On this device')).toBeVisible();
  });

  await test.step('Ctrl Z takes the last act back while it is not sent, then the one before; Ctrl Shift Z does them again', async () => {
    const here = page.locator('tbody').getByText('On this device');
    const acts = await here.count();
    await page.keyboard.press('Control+z');
    await expect(here).toHaveCount(acts - 1);
    await expect(page.getByText(/^Undone: Shortlisting of /)).toBeVisible();
    const places = page.getByRole('region', { name: /places$/ }).getByText('On this device');
    const waiting = await places.count();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/^Undone: Acceptance of /)).toBeVisible();
    await expect(places).toHaveCount(waiting - 1);
    await page.keyboard.press('Control+Shift+z');
    await expect(places).toHaveCount(waiting);
    await page.keyboard.press('Control+Shift+z');
    await expect(here).toHaveCount(acts);
  });

  await test.step('all are ticked by one press, and none by the next', async () => {
    const all = page.getByRole('checkbox', { name: 'Select all' });
    await all.check();
    await expect(shown).toHaveText(/^\d+ selected$/);
    await all.uncheck();
    await expect(shown).not.toHaveText(/selected$/);
  });

  await test.step('two ticks make one act, which tells first what stands against it', async () => {
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(shown).toHaveText('2 selected');
    await expect(pane.getByText(/As far as your venue knows/)).toBeVisible();
    await pane.getByRole('button', { name: 'Accept 2' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /all places taken$/ })).toBeVisible();
  });

  await test.step('with a network they are booked', async () => {
    const before = await booked();
    await vera.regainNetwork();
    await expect.poll(booked).toBeGreaterThan(before);
    await synced(vera);
  });

  await test.step('a tablet held upright has the same table, and who is looked at in a dock; a phone has cards', async () => {
    await page.setViewportSize(tablet);
    const dock = page.getByRole('complementary', { name: 'The applicant' });
    await expect(dock.getByText(/^Why \d+/)).toBeVisible();
    await rows.last().getByRole('button').click();
    await expect(dock.getByRole('heading', { level: 2 })).toHaveText(
      (await rows.last().getByRole('button').textContent()) ?? '',
    );
    const words = dock.getByText(/^Why \d+/);
    const handle = dock.getByRole('button').first();
    const height = async () => (await dock.boundingBox())?.height ?? 0;
    const half = await height();
    await dragBy(page, handle, -300);
    await expect.poll(height).toBeGreaterThan(half + 200);
    await dragBy(page, handle, 700);
    await expect(words).toBeHidden();
    await handle.press('ArrowUp');
    await expect.poll(height).toBe(half);
    await handle.press('ArrowDown');
    await expect(words).toBeHidden();
    await handle.click();
    await expect(words).toBeVisible();
    await page.getByRole('button', { name: 'Been here' }).click();
    for (const row of await rows.all()) await expect(row).toContainText(/\d×/);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(phone);
    await expect(page.getByRole('heading', { name: /^Applicants/ })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});

async function dragBy(page: Page, handle: Locator, by: number): Promise<void> {
  const box = await handle.boundingBox();
  if (box === null) throw new Error('Nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 2);
  await page.mouse.move(x, y + by);
  await page.mouse.up();
}
