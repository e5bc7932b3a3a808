// A manager on a phone: what they typed outlives a crash, what cannot be sent says why and keeps its words, chats begin
// without signal, and one message reaches everybody who is booked.
import { claimShift, submitApplication } from '#domain/applications/commands.ts';
import { messages } from '#domain/conversations/schema.ts';
import { newId } from '#domain/ids.ts';
import type { Phone } from '#tests/journeys/phone.ts';
import { postShift, seenVersion } from '#tests/journeys/stage.ts';
import { password, signIn } from './accounts.ts';
import { box, bubble, type Cast, chatOf, join, log, row, saidBefore, say } from './chats.ts';
import { diskOf } from './engine.ts';
import { expect, test } from './fixtures.ts';
import { type Person, phone } from './person.ts';
import { pressTwice } from './press-twice.ts';
import { synced } from './sync.ts';

const rooms: Cast = { name: 'Harbour Rooms', email: 'writing-rooms@example.com', role: 'venue' };
const ines: Cast = { name: 'Ines Prado', email: 'writing-ines@example.com', role: 'rockstar' };
const omar: Cast = { name: 'Omar Reid', email: 'writing-omar@example.com', role: 'rockstar' };
const lena: Cast = { name: 'Lena Voss', email: 'writing-lena@example.com', role: 'rockstar' };
const soon = { timeout: 20_000 };

async function applyFor(person: Phone, shift: string): Promise<void> {
  await person.settled();
  const seen_version = await seenVersion(person, shift);
  await person.actAndSettle(submitApplication, { id: newId(), shift_id: shift, seen_version });
}

async function take(person: Phone, shift: string): Promise<void> {
  await person.settled();
  const seen_version = await seenVersion(person, shift);
  const ids = { application_id: newId(), booking_id: newId() };
  await person.actAndSettle(claimShift, { ...ids, shift_id: shift, seen_version });
}

async function openDialog(person: Person) {
  await person.page.getByRole('button', { name: 'New chat' }).click();
  const dialog = person.page.getByRole('dialog', { name: 'Start new chat' });
  await expect(dialog.getByText("Applicants for this venue's jobs.")).toBeVisible();
  return dialog;
}

test('SP2.24 SP2.30 SP2.31 SP3.14 SP5.13 SP5.14 SP8.12 a manager writes from a phone that crashes, fills up and loses its signal', async ({
  arrive,
  product,
}) => {
  test.slow();
  const owner = await join(product, rooms);
  const devices = { omar: await join(product, omar), lena: await join(product, lena) };
  await (await join(product, ines)).putAway();
  const applied = await postShift(owner);
  await applyFor(devices.omar, applied);
  // What Lena applied for is so long over that no device has it any more.
  const over = await postShift(owner, { inDays: 4 });
  await applyFor(devices.lena, over);
  await product.db(
    `update public.shifts set starts_at = starts_at - interval '200 days', ends_at = ends_at - interval '200 days' where id = $1`,
    [over],
  );
  const writer = await arrive({ name: rooms.name, email: rooms.email, viewport: phone });

  await test.step('while the first words are on their way the screen says so', async () => {
    await signIn(writer, 'venue', password);
    await synced(writer);
    // A browser that ran out of room may throw away what a site has stored; who is signed in stands elsewhere.
    await writer.open('/robots.txt');
    await writer.page.evaluate(async () => {
      const mine = (await indexedDB.databases()).filter(({ name = '' }) => /^encore-[0-9a-f]{8}-/.test(name));
      for (const { name = '' } of mine) {
        await new Promise(resolve => {
          indexedDB.deleteDatabase(name).onsuccess = resolve;
        });
      }
    });
    await writer.page.route('**/rest/v1/rpc/sync', () => undefined);
    await writer.open('/venue/messages');
    await expect(writer.page.getByText('Loading conversations...')).toBeVisible();
    await writer.open(`/venue/messages/${newId()}`);
    await expect(writer.page.getByText('Loading messages...')).toBeVisible();
    await writer.page.unrouteAll({ behavior: 'ignoreErrors' });
    await writer.open('/venue/messages');
    await expect(writer.page.getByRole('heading', { name: 'Rockstar Messages' })).toBeVisible();
    await expect(
      writer.page.getByText('Chat with rockstars who have applied or accepted your invitations'),
    ).toBeVisible();
    await expect(writer.page.getByText('Messages from rockstars will appear here')).toBeVisible(soon);
    await writer.page.getByRole('button', { name: 'Got it' }).click();
    await synced(writer);
  });

  const chat = await chatOf(product, rooms, ines);
  await saidBefore(product, { chat, from: ines, many: 3 });

  await test.step('what was typed outlives a crash', async () => {
    await row(writer, ines.name).click();
    await box(writer).fill('The float is in the office safe');
    const session = await writer.context.newCDPSession(writer.page);
    const crashed = writer.page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await writer.closeApp();
    await writer.reopenApp('/venue/messages');
    await expect(row(writer, ines.name)).toContainText('Draft: The float is in the office safe');
    await row(writer, ines.name).click();
    await expect(box(writer)).toHaveValue('The float is in the office safe');
  });

  await test.step('a full phone saves nothing and loses nothing', async () => {
    const fill = await diskOf(writer.page);
    await fill(true);
    await box(writer).press('Enter');
    await expect(writer.page.getByText('Failed to send message')).toBeVisible();
    await expect(box(writer)).toHaveValue('The float is in the office safe');
    await writer.page.getByRole('button', { name: `Menu of the chat with ${ines.name}` }).click();
    await writer.page.getByRole('menuitem', { name: 'Delete Chat' }).click();
    await writer.page.getByRole('dialog').getByRole('button', { name: 'Delete Chat' }).click();
    await expect(writer.page.getByText('Failed to delete conversation')).toBeVisible();
    await fill(false);
  });

  await test.step('nothing, too much, a picture and another direction', async () => {
    const send = writer.page.getByRole('button', { name: 'Send' });
    await box(writer).fill(' \u200B\u200F ');
    await expect(send).toBeDisabled();
    await box(writer).fill('a'.repeat(4001));
    await expect(writer.page.getByText('Too long by 1 character')).toBeVisible();
    await expect(send).toBeDisabled();
    for (const words of ['\u{1F389}\u{1F3FD}', 'مرحبا، أراك غدا', 'a\u0000b']) await say(writer, words);
    await expect(bubble(writer, 'ab')).toBeInViewport();
    await expect(log(writer).getByText('On this phone')).toHaveCount(0, soon);
  });

  await test.step('a flood is held back in plain words, and sent again later', async () => {
    const flood = 'Where is everybody?';
    await product.db('update public.messages set recorded_at = now() where conversation_id = $1', [chat]);
    await saidBefore(product, { chat, from: rooms, many: 60 });
    await product.db(`update public.messages set recorded_at = now() where sender_side = 'venue'`);
    await say(writer, flood);
    const why = 'Not sent: That was a lot in a short time. Please wait a while and try again.';
    await expect(log(writer).getByText(why)).toBeVisible(soon);
    await product.db(`update public.messages set recorded_at = now() - interval '1 hour'`);
    await log(writer).getByRole('button', { name: 'Retry' }).click();
    await expect(log(writer).getByText(why)).toHaveCount(0);
    await expect(bubble(writer, flood).getByText(/^(Sent|Delivered)$/)).toBeAttached(soon);
  });

  await test.step('without signal a chat begins with somebody who applied, and by address once there is signal', async () => {
    await writer.hasAppOnDevice();
    await writer.page.getByRole('link', { name: 'All chats' }).click();
    await writer.loseNetwork();
    const known = await openDialog(writer);
    await known.getByPlaceholder('Search applicant...').fill('Nobody at all');
    await expect(writer.page.getByText('No applicants found')).toBeVisible();
    await known.getByPlaceholder('Search applicant...').fill('Lena');
    await expect(writer.page.getByRole('option', { name: /^Lena Voss/ })).toContainText('Applied');
    await known.getByPlaceholder('Search applicant...').fill('Omar');
    await writer.page.getByRole('option', { name: 'Omar Reid · Bartender' }).click();
    await known.getByRole('button', { name: 'Start chat' }).click();
    await expect(writer.page.getByText('Conversation ready')).toBeVisible();
    await say(writer, 'Can you come at five?');
    await expect(bubble(writer, 'Can you come at five?').getByText('On this phone')).toBeAttached();
    await writer.page.getByRole('link', { name: 'All chats' }).click();
    const byAddress = await openDialog(writer);
    await byAddress.getByLabel('Or enter email').fill(lena.email);
    await byAddress.getByRole('button', { name: 'Start chat' }).click();
    await expect(writer.page.getByText('Saved on this phone. The chat opens once it is sent.')).toBeVisible();
    await writer.regainNetwork();
    await expect(row(writer, lena.name)).toBeVisible(soon);
    await synced(writer);
    await devices.omar.settled();
    expect((await devices.omar.rows(messages)).map(({ content }) => content)).toEqual(['Can you come at five?']);
  });

  await test.step('an address that leads to nobody says no more than that', async () => {
    const dialog = await openDialog(writer);
    const email = dialog.getByLabel('Or enter email');
    await email.fill('nobody');
    await email.press('Enter');
    await email.fill('');
    await expect(dialog.getByText('Venue and email are required')).toBeVisible();
    await writer.page.route('**/rpc/create_conversation_by_email', async route => {
      await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
      await route.continue();
    });
    await email.fill('nobody@example.com');
    await dialog.getByRole('button', { name: 'Start chat' }).click();
    await expect(writer.page.getByText('Failed to start chat')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a chat that may be on its way is not called gone before the server was asked', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await writer.page.route('**/rpc/sync', async route => {
      await held;
      await route.continue();
    });
    const asked = writer.page.waitForRequest('**/rpc/sync');
    await writer.open(`/venue/messages/${newId()}`);
    await asked;
    // By then the device has looked, and has no such chat.
    await writer.page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    const gone = writer.page.getByText('This chat is no longer here');
    expect(await gone.count()).toBe(0);
    await expect(writer.page.getByText('Loading messages...')).toBeVisible(soon);
    letGo();
    await expect(gone).toBeVisible(soon);
    await writer.page.unroute('**/rpc/sync');
  });

  await test.step('everybody on a shift gets it in a chat of their own', async () => {
    const shift = await postShift(owner, { inDays: 6, bookingMode: 'instant' });
    await take(devices.omar, shift);
    await take(devices.lena, shift);
    await writer.open(`/venue/shifts/${shift}`);
    await writer.page.getByRole('button', { name: 'Message everyone booked' }).click(soon);
    const sheet = writer.page.getByRole('dialog', { name: 'Message everyone' });
    await sheet.getByLabel('Write a message').fill('Black shoes tonight, please.');
    await pressTwice(sheet.getByRole('button', { name: 'Send to 2' }));
    await expect(writer.page.getByText('Message saved. It is sent to 2 people.')).toBeVisible();
    const told = "select rockstar_id from public.messages where content = 'Black shoes tonight, please.'";
    await expect.poll(() => product.db(told), soon).toHaveLength(2);
  });

  await test.step('whom this device does not know has no name', async () => {
    const nobody = { name: 'Nemo', email: 'writing-nemo@example.com', role: 'rockstar' } as const;
    const stranger = await join(product, nobody);
    const { userId } = stranger;
    await stranger.putAway();
    await product.db(
      'insert into public.conversations (id, venue_id, rockstar_id) select gen_random_uuid(), venue_id, $2 from public.conversations where id = $1',
      [chat, userId],
    );
    await writer.open('/venue/messages');
    await expect(row(writer, 'Unknown Rockstar')).toBeVisible(soon);
  });
  for (const device of [owner, devices.omar, devices.lena]) await device.putAway();
});
