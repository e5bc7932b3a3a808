// What people say with a no, a call-off or an invitation: typed on a screen where there is no signal, and read by the other
// side once there is one. And whom «Invite all who fit» leaves out.
import { v7 as newId } from 'uuid';
import { submitApplication } from '#domain/applications/commands.ts';
import { decideApplication } from '#domain/applications/decide.ts';
import { saveAvailabilityException } from '#domain/availability/commands.ts';
import { editProfile } from '#domain/profiles/commands.ts';
import { relations } from '#domain/relations/schema.ts';
import { postShift, seenVersion } from '#tests/journeys/stage.ts';
import { password, signIn } from './accounts.ts';
import { type Cast, join } from './chats.ts';
import { expect, test } from './fixtures.ts';
import { type Person, phone, tablet } from './person.ts';
import { chip, dayAhead } from './shifts.ts';
import { synced } from './sync.ts';

const bar: Cast = { name: 'The Reason Rooms', email: 'reasons-bar@example.com', role: 'venue' };
/** By names that nobody else of the run has. */
const [rocco, fay, bea, dee] = ['Rocco Reason', 'Fay Free', 'Bea Busy', 'Dee Dear'].map(
  (name): Cast => ({ name, email: `reasons-${name.slice(0, 3).toLowerCase()}@example.com`, role: 'rockstar' }),
) as [Cast, Cast, Cast, Cast];
const soon = { timeout: 20_000 };

/** «Decline» on a screen, with a word of why. */
async function decline({ page }: Person, button: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Reason (optional)').fill(reason);
  await sheet.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** What the bell has to say, once this has come. */
async function readsInNews({ page }: Person, reasons: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  for (const reason of reasons) await expect(page.getByRole('dialog').getByText(`“${reason}”`)).toBeVisible(soon);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

test('who fits is invited, and every word of why is read by the other side', async ({ arrive, product }) => {
  test.slow();
  const barPhone = await join(product, bar);
  const phones = await Promise.all([rocco, fay, bea, dee].map(one => join(product, one)));
  const [roccoPhone, , beaPhone, deePhone] = phones as [
    typeof barPhone,
    typeof barPhone,
    typeof barPhone,
    typeof barPhone,
  ];
  await product.db(`update public.profiles set skills = '{bartender}' where name = any($1)`, [
    [rocco, fay, bea, dee].map(({ name }) => name),
  ]);
  await product.db(
    `select private.introduce('venue:' || venue.id, person.id) from public.venues venue, public.profiles person
     where venue.name = $1 and person.name = any($2)`,
    [bar.name, [rocco, fay, bea, dee].map(({ name }) => name)],
  );
  const [asked, offered, open, booked] = [
    await postShift(barPhone, { inDays: 3 }),
    await postShift(barPhone, { inDays: 5 }),
    await postShift(barPhone, { inDays: 7 }),
    await postShift(barPhone, { inDays: 9 }),
  ];
  const day = dayAhead(3);
  await beaPhone.actAndSettle(saveAvailabilityException, {
    ...{ id: newId(), starts_on: day, ends_on: day, start_local: null, end_local: null },
    ...{ kind: 'unavailable', reason: null },
  });
  await deePhone.actAndSettle(editProfile, { minimum_hourly_rate: 3000 });
  await roccoPhone.settled();
  const ids = new Map<string, string>();
  for (const shift of [offered, open, booked]) {
    ids.set(shift, newId());
    const seen_version = await seenVersion(roccoPhone, shift);
    await roccoPhone.actAndSettle(submitApplication, { id: ids.get(shift) ?? '', shift_id: shift, seen_version });
  }
  await barPhone.settled();
  await barPhone.actAndSettle(decideApplication, { id: ids.get(offered) ?? '', decision: 'offer', version: 1 });
  await barPhone.actAndSettle(decideApplication, {
    id: ids.get(booked) ?? '',
    decision: 'accept',
    version: 1,
    booking_id: newId(),
  });
  for (const one of phones) await one.putAway();

  const vera = await arrive({ name: bar.name, email: bar.email, viewport: tablet });
  const guest = await arrive({ name: rocco.name, email: rocco.email, viewport: phone });
  for (const [person, portal] of [
    [vera, 'venue'],
    [guest, 'rockstar'],
  ] as const) {
    await signIn(person, portal, password);
    await synced(person);
    await person.hasAppOnDevice();
  }

  await test.step('Vera invites all who fit, in her words: whoever is not free or asks for more is left out, and she is told', async () => {
    const { page } = vera;
    await vera.open(`/venue/shifts/${asked}`);
    await expect(page.getByText('Left out: 1 not free, 1 below their minimum')).toBeVisible(soon);
    await vera.loseNetwork();
    await page.getByLabel('Message (optional)').fill('A quiet night, good tips.');
    await page.getByRole('button', { name: 'Invite all 2 who fit' }).click();
    await expect(page.getByRole('button', { name: `Withdraw the invitation to ${fay.name}` })).toBeVisible();
    await vera.regainNetwork();
    const invited = () =>
      product.db(
        `select person.name, invitation.message from public.work_invitations invitation
         join public.profiles person on person.id = invitation.worker_id where invitation.shift_id = $1 order by name`,
        [asked],
      );
    const message = 'A quiet night, good tips.';
    await expect.poll(invited, soon).toEqual([
      { name: fay.name, message },
      { name: rocco.name, message },
    ]);
  });

  await test.step('Rocco reads them, and says no three times where there is no signal', async () => {
    const { page } = guest;
    await guest.open('/rockstar/invitations');
    await expect(page.getByText('“A quiet night, good tips.”')).toBeVisible(soon);
    await synced(guest);
    await guest.loseNetwork();
    await decline(guest, 'Decline', 'An exam that week');
    await guest.open(`/rockstar/available-shifts/${offered}`);
    await decline(guest, 'Decline', 'My sister marries');
    await guest.open('/rockstar/shifts');
    await page.getByRole('link').filter({ hasText: bar.name }).first().click();
    await page.getByRole('button', { name: 'I can’t make it' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Reason (optional)').fill('A broken wrist');
    await sheet.getByRole('button', { name: 'Cancel it anyway' }).click();
    await expect(page.getByRole('button', { name: /^Offline · 3 on this phone/ })).toBeVisible();
    await guest.regainNetwork();
    await synced(guest);
  });

  await test.step('Vera reads all three', async () => {
    await expect(vera.page.getByText('“An exam that week”')).toBeVisible(soon);
    await readsInNews(vera, ['An exam that week', 'My sister marries', 'A broken wrist']);
  });

  await test.step('she declines his application and notes why she blocks somebody, without signal', async () => {
    const { page } = vera;
    await vera.open(`/venue/shifts/${open}`);
    await expect(page.getByRole('button', { name: `Decline ${rocco.name}` })).toBeVisible(soon);
    await synced(vera);
    await vera.loseNetwork();
    await decline(vera, `Decline ${rocco.name}`, 'We need two years of bars');
    await page.getByRole('link', { name: 'Rockstars', exact: true }).click();
    await page.getByRole('link', { name: dee.name }).click();
    await page.getByRole('button', { name: `Block ${dee.name}` }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Note (optional)').fill('Left twice without a word');
    await sheet.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByRole('button', { name: `Unblock ${dee.name}` })).toBeVisible();
    await vera.regainNetwork();
    await synced(vera);
  });

  await test.step('Rocco reads the reason, and the venue’s other device the note', async () => {
    await readsInNews(guest, ['We need two years of bars']);
    await guest.open(`/rockstar/available-shifts/${open}`);
    await expect(chip(guest, 'Not selected')).toBeVisible();
    await barPhone.settled();
    expect(await barPhone.rows(relations)).toMatchObject([{ kind: 'blocked', note: 'Left twice without a word' }]);
    await barPhone.putAway();
  });
});
