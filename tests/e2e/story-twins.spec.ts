// The story when somebody was faster, and when the shift is gone: nobody is told too much too early, and nothing is lost.
import type { Backend } from '#tests/support/backend.ts';
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { type Person, phone, tablet } from './person.ts';
import { picture } from './picture.ts';
import { apply, chip, dayAhead, openShift, postShift } from './shifts.ts';
import { synced } from './sync.ts';

async function settleIn(person: Person, portal: 'venue' | 'rockstar', product: Backend): Promise<void> {
  await enter(person, portal, product);
  await person.page.waitForURL(`**/${portal}**`);
  await (portal === 'venue' ? placeVenue(person) : chooseCity(person));
  await synced(person);
}

test('ST1 two without network claim the last place: one gets it, the other is told what happened and what next', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({
    ...withoutWorker,
    name: 'Harbour & Rye',
    email: 'harbour@example.com',
    viewport: tablet,
  });
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco-race@example.com', viewport: phone });
  const rosa = await arrive({ name: 'Rosa', email: 'rosa-race@example.com', viewport: phone });
  await settleIn(vera, 'venue', product);
  // Only an admin verifies a venue, and only verified ones let Rockstars book at once.
  await product.db(`update public.venues set verification_status = 'verified' where name = 'Harbour & Rye'`);
  await vera.page.reload();
  await synced(vera);
  await postShift(vera, { positions: 1, mode: 'Instant book' });
  await synced(vera);

  for (const one of [rocco, rosa]) {
    await settleIn(one, 'rockstar', product);
    await one.hasAppOnDevice();
    await openShift(one, 'Harbour & Rye');
    await one.loseNetwork();
    await one.page.getByRole('button', { name: 'Book now' }).click();
    await expect(one.page.getByText('Request saved on this phone — not booked yet.')).toBeVisible();
  }

  await rosa.regainNetwork();
  await expect(chip(rosa, 'Confirmed')).toBeVisible({ timeout: 20_000 });
  await rocco.regainNetwork();
  await expect(
    rocco.page.getByText(/^Filled at \d\d:\d\d by someone else\. You’re 1st on the waitlist\.$/),
  ).toBeVisible({
    timeout: 20_000,
  });
  await expect(chip(rocco, 'Waitlisted 1st')).toBeVisible();
  await expect(rocco.page.getByText('You’re booked.')).toHaveCount(0);
  await picture(rocco, 'rocco-was-second');

  await test.step('an hour after the start one more is needed: Rocco says when he can be there, and is booked from then', async () => {
    const ours =
      "venue_id = (select id from public.venues where name = 'Harbour & Rye' order by created_at desc limit 1)";
    const hour = "interval '1 hour'";
    await product.db(
      `update public.shifts set starts_at = now() - ${hour}, ends_at = now() + 7 * ${hour} where ${ours}`,
    );
    await product.db(`update public.shifts set positions = 2 where ${ours}`);
    const take = rocco.page.getByRole('button', { name: 'Accept the place' });
    await take.click({ timeout: 60_000 });
    const sheet = rocco.page.getByRole('dialog', { name: 'When can you be there?' });
    await sheet.getByRole('radio').nth(1).check();
    await sheet.getByRole('button', { name: 'Accept the place' }).click();
    await expect(chip(rocco, 'Confirmed')).toBeVisible({ timeout: 60_000 });
    const minutes = `select round(extract(epoch from booking.starts_at - booking.created_at) / 60)::int as minutes
      from public.bookings booking join public.profiles person on person.id = booking.worker_id
      where booking.${ours} and person.name = 'Rocco Bianchi'`;
    const [booked] = (await product.db(minutes, [])) as { readonly minutes: number }[];
    // The second choice was half an hour on, in whole five minutes; reading and tapping took some of it.
    expect(booked?.minutes).toBeGreaterThan(20);
    expect(booked?.minutes).toBeLessThanOrEqual(35);
  });
});

test('Vera cancels the shift while Rocco’s request waits without network', async ({ arrive, product }) => {
  const vera = await arrive({
    ...withoutWorker,
    name: 'Saltmarket Social',
    email: 'saltmarket@example.com',
    viewport: tablet,
  });
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco-gone@example.com', viewport: phone });
  await settleIn(vera, 'venue', product);
  await postShift(vera, { day: dayAhead(4) });
  await synced(vera);
  await settleIn(rocco, 'rockstar', product);
  await rocco.hasAppOnDevice();
  await openShift(rocco, 'Saltmarket Social');
  await rocco.loseNetwork();
  await apply(rocco, 'I live round the corner.');
  await expect(chip(rocco, 'On this phone')).toBeVisible();

  await vera.page.getByRole('button', { name: 'Cancel shift' }).click();
  await vera.page.getByRole('dialog').getByRole('button', { name: 'Cancel shift' }).click();
  await expect(chip(vera, 'Cancelled')).toBeVisible();
  await synced(vera);

  await rocco.regainNetwork();
  const badge = rocco.page.getByRole('button', { name: /^1 change was refused/ });
  await expect(badge).toBeVisible({ timeout: 20_000 });
  await badge.click();
  const outbox = rocco.page.getByRole('dialog');
  await expect(outbox.getByText('Refused').first()).toBeVisible();
  await expect(outbox.getByText('I live round the corner.')).toBeVisible();
  await picture(rocco, 'rocco-shift-was-cancelled');
  await outbox.getByRole('button', { name: 'Discard' }).click();
});
