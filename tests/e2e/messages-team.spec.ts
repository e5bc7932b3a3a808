// One venue, two people behind it: whichever of them reads or answers, it is the venue that did.
import type { Locator } from '@playwright/test';
import { demoPassword, type Portal, signIn } from './accounts.ts';
import { bubble } from './chats.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, type Person, phone, tablet } from './person.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

const soon = { timeout: 20_000 };

async function openChats(person: Person, portal: Portal): Promise<void> {
  await signIn(person, portal, demoPassword);
  await synced(person);
  await person.open(`/${portal}/messages`);
}

const chatWith = (person: Person, name: string): Locator =>
  person.page.getByRole('listitem').filter({ has: person.page.getByRole('link', { name: new RegExp(`^${name}`) }) });
const log = (person: Person): Locator => person.page.getByRole('log');

async function openChat(person: Person, name: string): Promise<void> {
  await chatWith(person, name).getByRole('link').click();
  await expect(log(person)).toBeVisible();
}

async function say(person: Person, words: string): Promise<void> {
  const box = person.page.getByRole('textbox', { name: /^Write a message/ });
  await box.fill(words);
  await box.press('Enter');
  await expect(box).toHaveValue('');
}

test('SP2.25 SP2.29 two managers of one venue read and answer as one', async ({ demo, arrive }) => {
  const vera = await arrive({ name: 'Vera', email: 'vera@example.com', viewport: desktop }, demo);
  const mina = await arrive({ name: 'Mina', email: 'mina@example.com', viewport: desktop }, demo);
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone }, demo);
  await openChats(vera, 'venue');
  await openChats(mina, 'venue');
  await openChats(rocco, 'rockstar');

  await openChat(rocco, 'The Copper Thistle');
  await expect(rocco.page.getByRole('heading', { level: 1 })).toHaveText('The Copper Thistle');
  await say(rocco, 'Where may I leave my bicycle?');
  const waits = (person: Person): Locator => chatWith(person, 'Rocco Bianchi').getByText(/unread message/);
  await expect(waits(vera)).toBeAttached(soon);
  await expect(waits(mina)).toBeAttached(soon);

  await openChat(vera, 'Rocco Bianchi');
  await expect(bubble(rocco, 'Where may I leave my bicycle?').getByText('Read', { exact: true })).toBeAttached(soon);
  await expect(waits(mina)).toHaveCount(0, soon);

  await say(vera, 'In the yard, behind the kitchen.');
  await expect(chatWith(mina, 'Rocco Bianchi').getByText('Your team: In the yard, behind the kitchen.')).toBeVisible(
    soon,
  );
  await expect(chatWith(vera, 'Rocco Bianchi').getByText('You: In the yard, behind the kitchen.')).toBeVisible();
  await expect(log(rocco).getByText('In the yard, behind the kitchen.')).toBeVisible(soon);
  await openChat(mina, 'Rocco Bianchi');
  await expect(log(mina).getByText('In the yard, behind the kitchen.')).toBeVisible(soon);
  await expect(
    log(mina)
      .getByText(/^Vera.*, your team$/)
      .last(),
  ).toBeVisible();
  await say(mina, 'The code of the gate is on your shift.');
  await expect(
    log(vera)
      .getByText(/^Mina.*, your team$/)
      .last(),
  ).toBeVisible(soon);
  await expect(bubble(vera, 'In the yard').getByText('Read', { exact: true })).toBeAttached(soon);
});

test('SP6.9 «New chat», «Message everyone booked» and cover are for managers and not for staff; the rail has room for its words', async ({
  demo,
  arrive,
}) => {
  const mina = await arrive({ name: 'Mina', email: 'mina@example.com', viewport: tablet }, demo);
  const stef = await arrive({ name: 'Stef', email: 'stef@example.com', viewport: tablet }, demo);
  const newChat = ({ page }: Person): Locator => page.getByRole('button', { name: 'New chat' });
  await openChats(mina, 'venue');
  await expect(newChat(mina)).toBeVisible(soon);
  await openChats(stef, 'venue');
  await expect(chatWith(stef, 'Rocco Bianchi')).toBeVisible(soon);
  await expect(newChat(stef)).toHaveCount(0);

  const [booked] = await demo.db<{ id: string }>(
    `select shift.id from public.shifts shift join public.venues venue on venue.id = shift.venue_id and venue.name = 'The Copper Thistle'
     where shift.status = 'published' and shift.starts_at > now() and shift.confirmed_count > 0 order by shift.starts_at limit 1`,
  );
  const everyone = ({ page }: Person): Locator => page.getByRole('button', { name: 'Message everyone booked' });
  await mina.open(`/venue/shifts/${booked?.id}`);
  await expect(everyone(mina)).toBeVisible(soon);
  await stef.open(`/venue/shifts/${booked?.id}`);
  // Below it, so it had its chance.
  await expect(stef.page.getByRole('heading', { name: /^Applicants/ })).toBeVisible(soon);
  await expect(everyone(stef)).toHaveCount(0);
  await stef.open(`/venue/shifts/${booked?.id}/cover`);
  await expect(stef.page.getByText('Managers of the venue ask for cover. Ask one of them.')).toBeVisible(soon);

  await stef.page.evaluate(() => localStorage.setItem('encore-locale', 'fr'));
  await stef.open('/venue/venues');
  const here = stef.page.getByRole('navigation').getByRole('link', { name: 'Établissements' });
  await expect(here).toHaveAttribute('data-active', 'true', soon);
  const narrowest = await stef.page.getByRole('navigation').evaluate(nav => {
    const rail = nav.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const labels = [...nav.querySelectorAll('a > span:last-child')].map(label => label.getBoundingClientRect());
    const shown = labels.filter(({ width }) => width > 0);
    return Math.min(...shown.map(({ left, right }) => Math.min(left - rail.left, rail.right - right)));
  });
  expect(narrowest).toBeGreaterThanOrEqual(4);
});
