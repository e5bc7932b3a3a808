// No screen to see, no signal: a check-in by one's word, with how far the phone is from the venue where somebody placed it. Nobody is asked for
// their place before they press for it, and refusing it holds nothing back.
import type { Locator } from '@playwright/test';
import { chooseCity, enter, placeVenue, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, type Person, phone } from './person.ts';
import { dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';
import { BEGUN, BOOKED } from './work-night.ts';

const VENUE = 'The Hidden Stair';
const OF_VENUE = '(select id from public.venues where name = $1)';
const DISTANCES = `
  select verdict, distance_m, accuracy_m from public.attendance_events where venue_id = ${OF_VENUE} order by created_at`;
const DOOR = { latitude: 51.5246, longitude: -0.0784 };
/** Until past midnight from most hours of a day, which takes one line more. */
const OVERNIGHT = `
  update public.shifts set ends_at = least(starts_at + interval '16 hours', greatest(ends_at, date_trunc('day', now()) + interval '1 day 6 minutes'))
  where venue_id = ${OF_VENUE}`;
const ADD = 'Add how far I am from the venue';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

/** What stands in the sheet of whoever sees no screen. */
async function noScreen({ page }: Person) {
  await page.getByRole('button', { name: 'No screen to see?' }).click();
  return page.getByRole('dialog', { name: 'Without a code' });
}

/** Nothing of it lies under what sticks to the foot. */
async function expectAbove(what: Locator, foot: Locator) {
  await expect(async () => {
    const [box, edge] = [await what.boundingBox(), await foot.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
  }).toPass({ timeout: 30_000 });
}

test('a check-in without a code or signal says how far the phone is from a venue that was placed', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ ...withoutWorker, name: VENUE, email: 'vera.stair@example.com', viewport: desktop });
  const rocco = await arrive({ name: 'Rocco Stair', email: 'rocco.stair@example.com', viewport: phone });
  const { page } = rocco;

  await test.step('Rocco works at a venue of which nobody has said where in its city it is', async () => {
    await enter(vera, 'venue', product);
    await placeVenue(vera);
    await enter(rocco, 'rockstar', product);
    await chooseCity(rocco);
    await postShift(vera, { day: dayAhead(1), positions: 1 });
    await synced(vera);
    await product.db(BEGUN, [VENUE]);
    await product.db(OVERNIGHT, [VENUE]);
    await product.db(BOOKED, [VENUE, [rocco.email]]);
  });

  await test.step('on a phone whose browser takes some of its height the act is whole, and every digit within reach', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/rockstar');
    const checkIn = page.getByRole('link', { name: 'Check in' });
    await expectAbove(checkIn, page.getByRole('link', { name: 'Home', exact: true }));
    await checkIn.click();
    await expectAbove(
      page.getByRole('button', { name: '0', exact: true }),
      page.locator('[data-stuck]', { hasText: 'I’m here' }),
    );
    await page.setViewportSize(phone);
  });

  await test.step('in Spanish, whose words are longer, too', async () => {
    const small = { width: 360, height: 740 };
    const device = { ...withoutWorker, name: 'Rocco Stair', email: 'rocco.stair@example.com', locale: 'es-ES' };
    const second = await arrive({ ...device, viewport: small });
    await signIn(second, 'rockstar');
    await second.page.getByRole('link', { name: 'Fichar la entrada' }).click();
    await expectAbove(
      second.page.getByRole('button', { name: '0', exact: true }),
      second.page.locator('[data-stuck]', { hasText: 'Estoy aquí' }),
    );
  });

  await test.step('there nobody is offered to add it', async () => {
    const sheet = await noScreen(rocco);
    await expect(sheet.getByRole('button', { name: 'Check in without a code' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: ADD })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('Vera places it, and Rocco’s phone refuses to say where it is: his check-in needs nothing of it', async () => {
    await vera.open('/venue/venues');
    await vera.page.getByRole('button', { name: `Edit Details of ${VENUE}` }).click();
    const form = vera.page.getByRole('dialog');
    await form.getByLabel('Coordinates').fill(`${DOOR.latitude}, ${DOOR.longitude}`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await synced(vera);
    // No bell rings for it: a start reads it.
    await page.reload();
    const sheet = await noScreen(rocco);
    await sheet.getByRole('button', { name: ADD }).click();
    await expect(sheet.getByText('This phone doesn’t share its location with Encore.')).toBeVisible();
    await expect(sheet.getByText('Your check-in counts without it.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Check in without a code' })).toBeEnabled();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('without signal he allows it, sees what it says, leaves it out, and adds it', async () => {
    await rocco.hasAppOnDevice();
    await rocco.loseNetwork();
    await rocco.context.grantPermissions(['geolocation']);
    await rocco.context.setGeolocation({ latitude: DOOR.latitude + 0.0004, longitude: DOOR.longitude, accuracy: 18 });
    const sheet = await noScreen(rocco);
    const said = sheet.getByText('40 m from the venue, give or take 20 m');
    await sheet.getByRole('button', { name: ADD }).click();
    await expect(said).toBeVisible();
    await sheet.getByRole('button', { name: 'Leave it out' }).click();
    await expect(said).toBeHidden();
    await sheet.getByRole('button', { name: ADD }).click();
    await expect(said).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Check in without a code' }).click();
    await expect(page.getByText('Your word, without a code · 40 m from the venue, give or take 20 m')).toBeVisible();
  });

  await test.step('it arrives as the distance alone, and Vera reads it beside his word', async () => {
    await rocco.regainNetwork();
    await synced(rocco);
    expect(await product.db(DISTANCES, [VENUE])).toEqual([{ verdict: 'word', distance_m: 40, accuracy_m: 20 }]);
    await vera.open('/venue/dashboard');
    await vera.page.locator('main [data-booking]').first().click();
    const words = 'Their phone at check-in: 40 m from the venue, give or take 20 m';
    await expect(vera.page.getByText(words)).toBeVisible({ timeout: 30_000 });
    expect(await violations(vera.page)).toEqual([]);
  });
});
