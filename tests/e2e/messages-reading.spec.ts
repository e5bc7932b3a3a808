// A long chat on a desk: found by keyboard, read from where it was left, gone back through, searched without signal, and
// never moved under whoever reads it.
import type { Locator } from '@playwright/test';
import { sendMessage } from '#domain/conversations/commands.ts';
import { newId } from '#domain/ids.ts';
import type { Phone } from '#tests/journeys/phone.ts';
import { password, signIn } from './accounts.ts';
import { framesDrawn } from './animations.ts';
import { box, bubble, type Cast, chatOf, join, log, row, saidBefore, say } from './chats.ts';
import { expect, test } from './fixtures.ts';
import { CORPUS } from './hostile-words.ts';
import { desktop, type Person } from './person.ts';
import { synced } from './sync.ts';

const bar: Cast = { name: 'The Long Bar', email: 'reading-bar@example.com', role: 'venue' };
const quay: Cast = { name: 'Quayside Rooms', email: 'reading-quay@example.com', role: 'venue' };
const timo: Cast = { name: 'Timo Falk', email: 'reading-timo@example.com', role: 'rockstar' };
const soon = { timeout: 20_000 };

function tell(venue: Phone, chat: string, content: string): Promise<string> {
  return venue.act(sendMessage, { id: newId(), conversation_id: chat, content });
}

const top = (words: Locator): Promise<number> =>
  words.evaluate(element => Math.round(element.getBoundingClientRect().y));

async function scrollTo(person: Person, wanted: Locator): Promise<void> {
  await expect(async () => {
    await log(person).evaluate(element => element.scrollTo({ top: 0 }));
    await expect(wanted).toBeInViewport({ timeout: 500 });
  }).toPass(soon);
}

test('SP2.25 SP2.26 SP2.29 SP3.14 SP9.8 SP9.9 Timo reads a long chat without being moved, and finds words in it without signal', async ({
  arrive,
  product,
}) => {
  test.slow();
  const barPhone = await join(product, bar);
  await (await join(product, quay)).putAway();
  await (await join(product, timo)).putAway();
  const reader = await arrive({ name: timo.name, email: timo.email, viewport: desktop });
  const { page } = reader;
  await signIn(reader, 'rockstar', password);
  await synced(reader);

  await test.step('nobody has written yet', async () => {
    await reader.open('/rockstar/messages');
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await expect(page.getByText('Messages from venues will appear here')).toBeVisible();
  });

  const chat = await chatOf(product, bar, timo);
  await chatOf(product, quay, timo);
  await saidBefore(product, { chat, from: bar, many: 150, unread: 12 });

  await test.step('twelve unread are nine and more, and the keys lead to them', async () => {
    await expect(page.getByText('9+').first()).toBeVisible(soon);
    await expect(page.getByRole('heading', { level: 2, name: 'Messages' })).toContainText('2');
    const stamps = page.getByRole('listitem').getByText(/^[A-Z][a-z]{2} \d\d, \d\d:\d\d$/);
    await expect(stamps.first()).toBeVisible();
    await expect(page).toHaveTitle(/^\(12\) /);
    await row(reader, bar.name).focus();
    await page.keyboard.press('ArrowDown');
    await expect(row(reader, quay.name)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(bubble(reader, 'Word 150 of 150')).toBeInViewport();
    await expect(page).toHaveTitle(/^The Long Bar/, soon);
    await expect(box(reader)).toBeFocused();
  });

  await test.step('Enter on the chat that is open leads back into its box', async () => {
    await row(reader, bar.name).focus();
    await page.keyboard.press('Enter');
    await expect(box(reader)).toBeFocused();
  });

  await test.step('Shift and Enter is a new line, Enter sends', async () => {
    await box(reader).pressSequentially('On');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('my way');
    await expect(box(reader)).toHaveValue('On\nmy way');
    await page.keyboard.press('Enter');
    await expect(bubble(reader, 'my way')).toBeInViewport();
  });

  await test.step('a keyboard that comes up takes no room from what was said last', async () => {
    await page.setViewportSize({ ...desktop, height: 520 });
    await expect(bubble(reader, 'my way')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
    await expect(bubble(reader, 'my way')).toBeInViewport({ ratio: 1 });
    // The log hears of its new height after the window: who scrolled before that would be led back.
    await framesDrawn(page);
  });

  await test.step('whoever reads further up stays there, and is told once of what is new', async () => {
    await log(reader).evaluate(element => element.scrollBy({ top: -1500 }));
    await expect(page.getByRole('button', { name: 'To the latest message' })).toBeVisible();
    const held = log(reader).locator('[data-from]').nth(8);
    const words = bubble(reader, (await held.locator('p').innerText()).trim()).first();
    const before = await top(words);
    await tell(barPhone, chat, 'Are you near the bridge?');
    const pill = page.getByRole('button', { name: '1 new message' });
    await expect(pill).toBeVisible(soon);
    expect(Math.abs((await top(words)) - before)).toBeLessThanOrEqual(1);
    await expect(page.getByRole('status').filter({ hasText: 'The Long Bar: Are you near the bridge?' })).toHaveCount(1);
    const unread = "select 1 from public.messages where content = 'Are you near the bridge?' and read_at is null";
    expect(await product.db(unread)).toHaveLength(1);
    await pill.click();
    await expect(bubble(reader, 'Are you near the bridge?')).toBeInViewport();
    await expect.poll(() => product.db(unread), soon).toHaveLength(0);
  });

  await test.step('what would like to be more than words is words, and an address opens when it is asked to', async () => {
    for (const words of CORPUS) await tell(barPhone, chat, words);
    await tell(barPhone, chat, 'The way: https://example.com/map.');
    await expect(bubble(reader, 'The way')).toBeInViewport(soon);
    for (const words of CORPUS) await expect(log(reader).getByText(words, { exact: true })).toBeAttached();
    expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    await expect(log(reader).locator('a, img, script')).toHaveCount(0);
    await log(reader).getByRole('button', { name: 'https://example.com/map' }).click();
    await expect(log(reader).getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://example.com/map');
  });

  await test.step('back to the beginning', async () => {
    await scrollTo(reader, log(reader).getByText('This is the beginning of the chat.'));
    await expect(bubble(reader, 'Word 1 of 150')).toBeVisible();
  });

  await test.step('without signal the words of the chat are found on the device', async () => {
    await reader.hasAppOnDevice();
    await reader.loseNetwork();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Select a conversation to start messaging')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search messages' });
    await search.fill('no such words');
    await expect(page.getByText(/^No messages found/)).toBeVisible();
    await search.fill('word 42 OF');
    await page.getByRole('link', { name: /Word 42 of 150/ }).click();
    await expect(bubble(reader, 'Word 42 of 150')).toBeInViewport();
    await reader.regainNetwork();
  });

  await test.step('whom this device does not know is unknown', async () => {
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await say(reader, 'Who is there?');
    await product.db(
      "update public.messages set sender_id = null where conversation_id = $1 and sender_side = 'venue'",
      [chat],
    );
    await product.db(
      `with gone as (insert into public.venues (name, status, created_by) values ('Gone', 'archived', $1) returning id)
       insert into public.conversations (id, venue_id, rockstar_id) select gen_random_uuid(), gone.id, c.rockstar_id from gone, public.conversations c where c.id = $2`,
      [barPhone.userId, chat],
    );
    await expect(log(reader).getByText('Unknown', { exact: true }).first()).toBeVisible(soon);
    await expect(row(reader, 'Unknown Venue')).toBeVisible(soon);
  });
  await barPhone.putAway();
});
