// Somebody is late to a shift that has begun: they say so without typing and without signal, the venue reads it in its own language beside
// their name, checks them in with one tap for why, and writes to everybody who is on.
import { chooseCity, enter, placeVenue, signIn } from './accounts.ts';
import { chatOf } from './chats.ts';
import { cutOff } from './cut-off.ts';
import { expect, test } from './fixtures.ts';
import { type Person, phone, tablet } from './person.ts';
import { dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';
import { BEGUN, BOOKED } from './work-night.ts';

const VENUE = 'The Late Lantern';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test('somebody who is late says so in two presses; the venue reads it where it waits for them, and answers everybody', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ name: VENUE, email: 'vera.late@example.com', viewport: tablet });
  const rocco = await arrive({ name: 'Rocco Late', email: 'rocco.late@example.com', viewport: phone });
  const { page } = rocco;
  const ticket = page.getByRole('article', { name: 'Your next shift' });
  const told = ticket.getByRole('status');

  await test.step('a shift has begun, and Rocco is not there', async () => {
    const join = async (person: Person, portal: 'venue' | 'rockstar') => {
      await enter(person, portal, product);
      await (portal === 'venue' ? placeVenue(person) : chooseCity(person));
    };
    await join(vera, 'venue');
    await join(rocco, 'rockstar');
    await postShift(vera, { day: dayAhead(1), positions: 1 });
    await synced(vera);
    await product.db(BEGUN, [VENUE]);
    await product.db(BOOKED, [VENUE, [rocco.email]]);
    await chatOf(product, { ...vera, role: 'venue' }, { ...rocco, role: 'rockstar' });
    await synced(rocco);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(ticket.getByRole('link', { name: 'Message', exact: true })).toBeVisible();
    await rocco.hasAppOnDevice();
  });

  await test.step('without signal it is kept on the phone, and said to be', async () => {
    await rocco.loseNetwork();
    await ticket.getByRole('button', { name: 'I’m running late' }).click();
    const sheet = page.getByRole('dialog', { name: 'How late will you be?' });
    await expect(sheet.getByText(`${VENUE} sees it beside your name and in your chat.`)).toBeVisible();
    await sheet.getByRole('button', { name: 'I am running 10 minutes late.' }).dblclick();
    await expect(sheet).toBeHidden();
    await expect(told).toHaveText(
      new RegExp(`^You told ${VENUE} at \\d\\d:\\d\\d: “I am running 10 minutes late\\.” On this phone$`),
    );
    await expect(ticket.getByRole('button', { name: 'Say it again' })).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });

  await test.step('with signal it is sent once', async () => {
    await rocco.regainNetwork();
    await expect(told).toContainText(/(Sent|Delivered|Read)$/, { timeout: 30_000 });
    const sent = `select template from public.messages where venue_id = (select id from public.venues where name = $1)`;
    expect(await product.db(sent, [VENUE])).toEqual([{ template: 'late_10' }]);
  });

  await test.step('the venue reads it in its own language, in the list and beside them', async () => {
    const french = await arrive({ name: VENUE, email: vera.email, viewport: tablet, locale: 'fr-FR' });
    await signIn(french, 'venue');
    const words = /J’aurai 10\s+minutes de retard/;
    const line = french.page.locator('button[data-booking]').filter({ hasText: rocco.name });
    await expect(line).toContainText(words, { timeout: 30_000 });
    expect(await cutOff(french.page)).toEqual([]);
    await line.click();
    await expect(french.page.getByRole('dialog').getByText(words)).toBeVisible();
  });

  const row = vera.page.locator('button[data-booking]').filter({ hasText: rocco.name });
  const sheet = vera.page.getByRole('dialog');

  await test.step('who is on is written to at once', async () => {
    await vera.page.goto('/venue?view=night');
    await expect(row).toContainText('I am running 10 minutes late.', { timeout: 30_000 });
    await vera.page.getByRole('button', { name: 'Message everyone on tonight' }).click();
    await sheet.getByLabel('Write a message').fill('The cellar is flooded, come by the front.');
    await sheet.getByRole('button', { name: 'Send to 1' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: '1 unread message' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('he is here with a phone that is off: one tap says why', async () => {
    await row.click();
    await sheet.getByRole('button', { name: 'Check in by hand' }).click();
    const record = vera.page.getByRole('dialog', { name: `Record by hand: ${rocco.name}` });
    await record.getByRole('button', { name: 'Their phone is off' }).click();
    await expect(record.getByLabel('Why by hand')).toHaveValue('Their phone is off');
    await record.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(row).toContainText(/On since/);
    await expect(row).not.toContainText('I am running 10 minutes late.');
    await expect(page.getByRole('button', { name: 'Say it again' })).toHaveCount(0, { timeout: 30_000 });
  });

  await test.step('he is sent home now, with one tap for when', async () => {
    await sheet.getByRole('button', { name: `Change the end time for ${rocco.name}` }).click();
    const end = vera.page.getByRole('dialog', { name: `A different end time for ${rocco.name}` });
    await end.getByRole('button', { name: '1 h more' }).click();
    await expect(end.getByText(`It counts once ${rocco.name} agrees.`)).toBeVisible();
    await end.getByRole('button', { name: 'Now', exact: true }).click();
    await expect(end.getByText(/^When you send someone home, at least/)).toBeVisible();
    await end.getByRole('button', { name: /^Ask for/ }).click();
    await expect(sheet.getByText(/^You asked for .*\. Not agreed yet\.$/)).toBeVisible();
  });
});
