// People of the demo talk: live, without signal, and after somebody deleted the chat. Two managers of one venue share one.
import type { Locator } from '@playwright/test';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { demoPassword, signIn } from './accounts.ts';
import { bubble } from './chats.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, type Person, phone } from './person.ts';
import { synced } from './sync.ts';

const soon = { timeout: 20_000 };

const chats = ({ page }: Person, portal: 'venue' | 'rockstar'): Locator =>
  page.locator(`a[href^="/${portal}/messages/"]`);

async function openChat(person: Person, portal: 'venue' | 'rockstar', name: string): Promise<void> {
  await signIn(person, portal, demoPassword);
  await synced(person);
  await person.open(`/${portal}/messages`);
  // Beside an open chat stands a link of the same name, to their card.
  await person.page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .and(chats(person, portal))
    .click();
  await expect(log(person, name)).toBeVisible();
}

const log = (person: Person, name: string): Locator => person.page.getByRole('log', { name: `Messages with ${name}` });
const box = (person: Person): Locator => person.page.getByRole('textbox', { name: /^Write a message/ });

test('SP2.27 SP2.28 SP2.29 ST9 a venue and a Rockstar write to one another, with and without signal', async ({
  demo,
  arrive,
}) => {
  const vera = await arrive(
    { ...withoutWorker, name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop },
    demo,
  );
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone }, demo);
  await openChat(vera, 'venue', 'Rocco Bianchi');
  await openChat(rocco, 'rockstar', 'The Copper Thistle');
  await rocco.hasAppOnDevice();
  // A desk shows list and thread beside each other, a phone one of them and the way back.
  await expect(chats(vera, 'venue').first()).toBeVisible();
  const room = await log(vera, 'Rocco Bianchi').evaluate(thread => {
    const both = (element: Element): boolean => element.querySelector('a[href^="/venue/messages/"]') !== null;
    let area: Element = thread;
    while (!both(area) && area.parentElement !== null) area = area.parentElement;
    return area.clientHeight;
  });
  expect(room).toBeGreaterThanOrEqual(600);
  await expect(chats(rocco, 'rockstar').first()).toBeHidden();
  await expect(rocco.page.getByRole('link', { name: 'All chats' })).toBeVisible();

  await expect(vera.page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box(vera).fill('  <b>Staff door</b>,\u200b ring twice  ');
  await box(vera).press('Enter');
  await expect(box(vera)).toHaveValue('');
  await expect(log(rocco, 'The Copper Thistle').getByText('<b>Staff door</b>')).toBeVisible(soon);
  // Rocco is looking: it is read. The tick of this very message turns; older ones have been read before.
  await expect(bubble(vera, '<b>Staff door</b>').last().getByText('Read', { exact: true })).toBeAttached(soon);
  await expect(bubble(vera, '<b>Staff door</b>').last()).toHaveCSS('align-items', 'flex-end');
  await expect(bubble(vera, '<b>Staff door</b>').last().locator('time')).toHaveText(/^\d\d:\d\d$/);
  await expect(log(rocco, 'The Copper Thistle').locator('[data-from]').last()).toHaveCSS('align-items', 'flex-start');
  await expect(log(rocco, 'The Copper Thistle').locator('[data-from] > div').last()).toHaveCSS('max-width', '80%');

  await rocco.loseNetwork();
  await rocco.page.getByRole('button', { name: 'Quick replies' }).click();
  await rocco.page.getByRole('menuitem', { name: 'I am running 10 minutes late.' }).click();
  await box(rocco).fill('Half a word');
  await expect(log(rocco, 'The Copper Thistle').getByText('On this phone').last()).toBeAttached();
  await rocco.page.reload();
  await expect(box(rocco)).toHaveValue('Half a word');
  await rocco.regainNetwork();
  await expect(log(vera, 'Rocco Bianchi').getByText('I am running 10 minutes late.').last()).toBeVisible(soon);
  await expect(log(rocco, 'The Copper Thistle').getByText('On this phone')).toHaveCount(0, soon);

  await vera.page.keyboard.press('Escape');
  await expect(vera.page.getByText('Select a conversation to start messaging')).toBeVisible();
  await vera.page.getByRole('searchbox', { name: 'Search messages' }).fill('staff DOOR');
  await vera.page
    .getByRole('link', { name: /Staff door/ })
    .first()
    .click();
  await expect(log(vera, 'Rocco Bianchi').getByText('<b>Staff door</b>').first()).toBeVisible(soon);

  // One speaks Spanish and the other French: what was chosen is read in the reader's language, what was typed as it was typed.
  for (const [person, locale] of [
    [vera, 'fr'],
    [rocco, 'es'],
  ] as const) {
    await person.page.evaluate(chosen => localStorage.setItem('encore-locale', chosen), locale);
    await person.page.reload();
  }
  await rocco.page.getByRole('button', { name: es.messages.thread.quick }).click(soon);
  await rocco.page.getByRole('menuitem', { name: es.messages.templates.late_20 }).click();
  await vera.page.getByRole('textbox', { name: /^Écrire un message/ }).fill('Pas de souci, à tout de suite !');
  await vera.page.keyboard.press('Enter');
  await expect(bubble(vera, fr.messages.templates.late_20).last()).toBeVisible(soon);
  await expect(bubble(rocco, es.messages.templates.late_20).last()).toBeVisible(soon);
  await expect(bubble(rocco, 'Pas de souci, à tout de suite !').last()).toBeVisible(soon);
});

test('SP2.31 SP5.15 SP8.12 what was written into a chat that is deleted meanwhile keeps its words', async ({
  demo,
  arrive,
}) => {
  const mina = await arrive({ name: 'Mina Haddad', email: 'mina@example.com', viewport: desktop }, demo);
  const rosa = await arrive({ ...withoutWorker, name: 'Rosa', email: 'rosa@example.com', viewport: phone }, demo);
  await openChat(mina, 'venue', 'Rosa Fernández');
  await mina.hasAppOnDevice();
  await mina.loseNetwork();
  await box(mina).fill('The float is in the office safe.');
  await mina.page.getByRole('button', { name: 'Send' }).click();
  await expect(log(mina, 'Rosa Fernández').getByText('The float is in the office safe.')).toBeVisible();

  await signIn(rosa, 'rockstar', demoPassword);
  await synced(rosa);
  await rosa.open('/rockstar/messages');
  await expect(rosa.page.getByText('Chat with venues about your applications and invitations')).toBeVisible();
  await rosa.page.getByRole('button', { name: 'Menu of the chat with The Copper Thistle' }).click();
  await rosa.page.getByRole('menuitem', { name: 'Delete Chat' }).click();
  const question = rosa.page.getByRole('dialog');
  await expect(
    question.getByText(
      'Are you sure you want to delete the conversation with The Copper Thistle? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete Chat' }).click();
  await expect(rosa.page.getByText('Conversation deleted successfully')).toBeVisible(soon);
  await synced(rosa);

  await mina.regainNetwork();
  await expect(mina.page.getByRole('heading', { name: 'This chat is no longer here' })).toBeVisible(soon);
  await mina.page.getByRole('button', { name: /^1 change was refused/ }).click();
  const outbox = mina.page.getByRole('dialog');
  await expect(outbox.getByText('The float is in the office safe.')).toBeVisible();
  await outbox.getByRole('button', { name: 'Discard' }).click();
  await outbox.getByRole('button', { name: 'Discard' }).last().click();

  // The way back: a new beginning with somebody who once applied.
  await mina.page.keyboard.press('Escape');
  await mina.page.getByRole('link', { name: 'All chats' }).click();
  await mina.page.getByRole('button', { name: 'New chat' }).click();
  const dialog = mina.page.getByRole('dialog', { name: 'Start new chat' });
  await expect(dialog.getByRole('button', { name: 'Start chat' })).toBeDisabled();
  await dialog.getByPlaceholder('Search applicant...').fill('Rosa Fern');
  await mina.page.getByRole('option', { name: /^Rosa Fernández/ }).click();
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(mina.page.getByText('Conversation ready')).toBeVisible();
  await expect(mina.page.getByText('No messages yet').last()).toBeVisible();
  await expect(mina.page.getByText('Start the conversation!')).toBeVisible();
});
