// Somebody writes without signal for a venue whose team they left meanwhile: nothing arrives, no word is lost, and they are
// told why in their own language.
import { es } from '#i18n/es.ts';
import { password, signIn } from './accounts.ts';
import { type Cast, chatOf, join, log, row } from './chats.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './person.ts';
import { synced } from './sync.ts';

const hall: Cast = { name: 'Tannery Hall', email: 'removed-hall@example.com', role: 'venue' };
const bruno: Cast = { name: 'Bruno Salas', email: 'removed-bruno@example.com', role: 'venue' };
const ada: Cast = { name: 'Ada Quist', email: 'removed-ada@example.com', role: 'rockstar' };
const soon = { timeout: 20_000 };
const words = 'Las llaves están en la caja.';

test('what was written for a venue that one was removed from is refused in plain words', async ({
  arrive,
  product,
}) => {
  for (const cast of [hall, bruno, ada]) await (await join(product, cast)).putAway();
  const chat = await chatOf(product, hall, ada);
  const seat = `select v.id as venue_id, u.id as user_id from public.venues v
    join auth.users o on o.id = v.created_by, auth.users u where o.email = $1 and u.email = $2`;
  await product.db(
    `insert into public.venue_users (venue_id, user_id, name, email, role) select s.*, $3, $2, 'manager' from (${seat}) s`,
    [hall.email, bruno.email, bruno.name],
  );
  const writer = await arrive({ ...bruno, viewport: phone, locale: 'es-ES' });
  await signIn(writer, 'venue', password);
  await synced(writer);
  await writer.open('/venue/messages');
  await row(writer, ada.name).click();
  await writer.hasAppOnDevice();
  await writer.loseNetwork();
  const box = writer.page.getByRole('textbox', { name: new RegExp(`${ada.name}$`) });
  await box.fill(words);
  await box.press('Enter');
  await expect(log(writer).getByText(es.messages.states.onDevice.phone)).toBeAttached();

  await product.db(
    `update public.venue_users m set revoked_at = now() from (${seat}) s where m.venue_id = s.venue_id and m.user_id = s.user_id`,
    [hall.email, bruno.email],
  );
  await writer.regainNetwork();
  await expect(writer.page.getByRole('heading', { name: es.messages.thread.gone.venue })).toBeVisible(soon);
  await expect(writer.page.getByText(es.messages.thread.goneWhy)).toBeVisible();
  expect(await product.db('select from public.messages where conversation_id = $1', [chat])).toEqual([]);

  await writer.page.getByRole('button', { name: /^1 cambio rechazado/ }).click();
  const outbox = writer.page.getByRole('dialog');
  await expect(outbox.getByText(words)).toBeVisible();
  await expect(outbox.getByText(es.refusals.conversation_gone)).toBeVisible();
  await expect(outbox.getByRole('button', { name: es.sync.outbox.copy })).toBeVisible();
  // Sending it again would end the same way: it is not offered.
  await expect(outbox.getByRole('button', { name: es.sync.outbox.retry })).toHaveCount(0);
  await outbox.getByRole('button', { name: es.sync.outbox.discard }).click();
  await outbox.getByRole('button', { name: es.sync.outbox.discard }).last().click();
  await expect(outbox.getByText(words)).toHaveCount(0);
});
