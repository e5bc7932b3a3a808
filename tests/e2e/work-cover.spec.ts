// Cover in one tap: asked for without signal, sent by itself, and taken by the first who accepts.
import { chooseCity, confirm, placeVenue, register } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { chip, dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';

const VENUE = 'The Short Straw';

test.describe.configure({ timeout: 180_000 });

/** Both know the work, both have worked there, and the venue has been looked at. */
const KNOWN = `
  with place as (update public.venues set verification_status = 'verified' where name = $1 returning *),
    person as (update public.profiles set skills = '{bartender}' where id in
      (select id from public.profile_private where email like '%.straw@example.com') and role = 'rockstar' returning id)
  insert into private.acquaintances (audience, person_id) select 'venue:' || place.id, person.id from place, person`;

test('cover is asked for without signal; the first who accepts has it, and the others read that it is filled', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ name: VENUE, email: 'vera.straw@example.com', viewport: desktop });
  const rocco = await arrive({
    ...withoutWorker,
    name: 'Rocco Straw',
    email: 'rocco.straw@example.com',
    viewport: phone,
  });
  const rosa = await arrive({ ...withoutWorker, name: 'Rosa Straw', email: 'rosa.straw@example.com', viewport: phone });
  let posted = '';

  await test.step('a shift lacks somebody, and two people are known who could come', async () => {
    for (const person of [vera, rocco, rosa]) {
      await register(person, person === vera ? 'venue' : 'rockstar');
      await confirm(person, product);
      await (person === vera ? placeVenue(person) : chooseCity(person));
    }
    await product.db(KNOWN, [VENUE]);
    await postShift(vera, { day: dayAhead(3) });
    posted = new URL(vera.page.url()).pathname;
    await synced(vera);
  });

  await test.step('one tap without signal asks nobody yet, and says so', async () => {
    await vera.page.getByRole('link', { name: 'Ask for cover' }).click();
    await expect(vera.page.getByRole('heading', { level: 1, name: '2 could come' })).toBeVisible({ timeout: 30_000 });
    await expect(vera.page.getByText('free and rested')).toHaveCount(2);
    await vera.loseNetwork();
    await vera.page.reload();
    await expect(vera.page.getByText('free and rested')).toHaveCount(2);
    await vera.page.getByRole('button', { name: 'Ask when there is signal' }).click();
    await expect(vera.page.getByRole('heading', { level: 1, name: 'No one asked yet' })).toBeVisible();
    await expect(vera.page.getByText(/^No one has been asked yet/)).toBeVisible();
    expect(await violations(vera.page)).toEqual([]);
  });

  await test.step('with signal it goes out by itself, and both are asked', async () => {
    await vera.regainNetwork();
    await synced(vera);
    await expect(vera.page.getByText('2 asked')).toBeVisible({ timeout: 30_000 });
    await expect(vera.page.getByRole('heading', { level: 1, name: 'Asking for cover' })).toBeVisible();
    for (const person of [rocco, rosa]) {
      await person.open('/rockstar/invitations');
      await expect(person.page.getByRole('heading', { name: '1 invitation to answer' })).toBeVisible({
        timeout: 30_000,
      });
    }
  });

  await test.step('Rosa accepts first: she is booked, Rocco reads that it is filled', async () => {
    await rosa.page.getByRole('button', { name: 'Accept' }).click();
    await synced(rosa);
    // By its address: on some days the board shows the week before its own.
    await vera.open(posted);
    await expect(chip(vera, 'Filled')).toBeVisible({ timeout: 30_000 });
    await expect(rocco.page.getByText('This shift filled before your answer', { exact: false })).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step('Rosa’s place is cancelled, with what that means said before; beside her stands the way to cover', async () => {
    const { page } = vera;
    const cancel = page.getByRole('button', { name: 'Cancel Rosa Straw’s place' });
    // Where she stands is read beside her name, before what can be done about it.
    const booked = page.getByRole('listitem').filter({ has: cancel });
    const state = (await booked.locator('[data-state]').boundingBox())?.y ?? Infinity;
    expect(state).toBeLessThan((await cancel.boundingBox())?.y ?? 0);
    await cancel.click();
    const sheet = page.getByRole('dialog', { name: 'Cancel Rosa Straw’s place?' });
    await expect(sheet.getByText('Rosa Straw is told right away')).toBeVisible();
    await expect(sheet.getByText('No effect: there are more than 48 hours to go.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Cancel place' }).click();
    await synced(vera);
    const row = page.getByRole('listitem').filter({ hasText: 'Rosa Straw' });
    await row.getByRole('link', { name: 'Ask for cover' }).click({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
  });
});
