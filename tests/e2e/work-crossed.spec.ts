// What the two sides of a night do without signal, each knowing nothing of the other: a check-in against a cancelling and against a
// no-show, heard in both orders.
import { chooseCity, enter, placeVenue } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Person, phone, tablet } from './person.ts';
import { dayAhead, postShift } from './shifts.ts';
import { synced } from './sync.ts';
import { BEGUN, BOOKED, digitsOn } from './work-night.ts';

const VENUE = 'The Crossed Wires';
const [ROCCO, ROSA] = ['Rocco Cross', 'Rosa Cross'];
const OF_VENUE = '(select id from public.venues where name = $1)';
const LONGER_AGO = `update public.shifts set starts_at = now() - interval '40 minutes' where venue_id = ${OF_VENUE}`;
const EMPTIED = `delete from public.bookings where venue_id = ${OF_VENUE}`;
const PLACES = `
  select person.name, booking.status, booking.contested, booking.owed_minor > 0 as owed from public.bookings booking
  join public.profiles person on person.id = booking.worker_id where booking.venue_id = ${OF_VENUE} order by person.name`;

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000 });

/** With the digits of the venue's screen. */
async function checkIn({ page }: Person, digits: string): Promise<void> {
  await page.getByRole('link', { name: 'Check in' }).click();
  // This browser gives nobody a camera: typing always works.
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByText('No camera here. Type the digits.')).toBeVisible();
  await page.getByLabel('Six digits on the screen by the staff door').fill(digits);
  await page.getByRole('button', { name: 'I’m here' }).click();
  await expect(page.getByText(/^Here since/)).toBeVisible();
}

/** A camera that sees the picture, of a browser that has no reader of its own. */
async function scanIn({ page }: Person, picture: string): Promise<void> {
  await page.evaluate(async encoded => {
    const bytes = Uint8Array.from(atob(encoded), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const stream = canvas.captureStream(10);
    // A picture that does not change gives no frames.
    setInterval(() => canvas.getContext('2d')?.drawImage(image, 0, 0), 100);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
  }, picture);
  await page.getByRole('link', { name: 'Check in' }).click();
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByText(/^Here since/)).toBeVisible();
}

/** What the shift's screen shows: the digits, and the QR code as a picture. */
async function shown({ page }: Person): Promise<{ readonly digits: string; readonly code: string }> {
  await page.getByRole('link', { name: 'Show the code' }).click();
  await expect(page.getByTestId('code')).toHaveText(/^\d{3}:\d{3}$/);
  const digits = await digitsOn(page);
  const code = await page.getByRole('img', { name: 'QR code with the same proof' }).screenshot();
  await page.goBack();
  return { digits, code: code.toString('base64') };
}

test('ST2 a check-in crosses a cancelling, then a no-show: heard in either order it comes to the same', async ({
  arrive,
  product,
}) => {
  const vera = await arrive({ name: VENUE, email: 'vera.cross@example.com', viewport: tablet });
  const rocco = await arrive({ name: ROCCO, email: 'rocco.cross@example.com', viewport: phone });
  const rosa = await arrive({ name: ROSA, email: 'rosa.cross@example.com', viewport: phone });
  const everybody = [vera, rocco, rosa];
  let shift = '';
  /** Both are booked and can check in; then nobody has signal. */
  const bothDue = async () => {
    await product.db(BOOKED, [VENUE, [rocco.email, rosa.email]]);
    for (const { page } of [rocco, rosa]) await expect(page.getByRole('link', { name: 'Check in' })).toBeVisible();
    await vera.open(shift);
    for (const name of [ROCCO, ROSA]) await expect(vera.page.getByText(name).first()).toBeVisible();
    for (const person of everybody) await synced(person);
    for (const person of everybody) await person.hasAppOnDevice();
    for (const person of everybody) await person.loseNetwork();
  };

  await test.step('a shift has begun', async () => {
    for (const person of everybody) {
      await enter(person, person === vera ? 'venue' : 'rockstar', product);
      await (person === vera ? placeVenue(person) : chooseCity(person));
    }
    await postShift(vera, { day: dayAhead(1), positions: 2 });
    shift = new URL(vera.page.url()).pathname;
    await synced(vera);
    await product.db(BEGUN, [VENUE]);
    await product.db('select private.run_clock()');
    for (const { page } of [rocco, rosa]) await page.goto('/rockstar');
  });

  await test.step('Vera cancels both while both check in, and nobody has heard of the other', async () => {
    await bothDue();
    const { digits } = await shown(vera);
    for (const name of [ROCCO, ROSA]) {
      await vera.page.getByRole('button', { name: `Cancel ${name}’s place` }).click();
      const asked = vera.page.getByRole('dialog');
      await asked.getByRole('button', { name: 'Cancel place' }).click();
      await expect(asked).toBeHidden();
    }
    for (const person of [rocco, rosa]) await checkIn(person, digits);
  });

  await test.step('both stay, whichever was heard first, and the least is owed', async () => {
    for (const person of [rocco, vera, rosa]) {
      await person.regainNetwork();
      await synced(person);
    }
    const contested = { status: 'cancelled_by_venue', contested: 'open', owed: true };
    await expect
      .poll(() => product.db(PLACES, [VENUE]), { timeout: 30_000 })
      .toEqual([
        { name: ROCCO, ...contested },
        { name: ROSA, ...contested },
      ]);
    for (const { page } of [rocco, rosa]) {
      await expect(page.getByText(/^The venue cancelled .* before this reached you\.$/)).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByText(/is owed to you\. Talk to the venue/)).toBeVisible();
    }
    expect(await violations(rocco.page)).toEqual([]);
  });

  await test.step('Rocco keeps working, Rosa is sent home', async () => {
    await vera.open('/venue/dashboard');
    await expect(vera.page.getByText(/Rocco Cross checked in .* by code/)).toBeVisible({ timeout: 30_000 });
    expect(await violations(vera.page)).toEqual([]);
    const about = (name: string) => vera.page.getByRole('region', { name: `${name} was already there` });
    await about(ROCCO).getByRole('button', { name: 'Keep working' }).click();
    await expect(about(ROCCO)).toBeHidden();
    await about(ROSA).getByRole('button', { name: 'Send home' }).click();
    await expect(about(ROSA)).toBeHidden();
    await expect(rocco.page.getByRole('link', { name: 'Check out' })).toBeVisible({ timeout: 30_000 });
    await expect(rocco.page.getByText(/^The venue cancelled/)).toHaveCount(0, { timeout: 30_000 });
    await expect(rosa.page.getByText(/^The venue sent you home/)).toBeVisible({ timeout: 30_000 });
    expect(await product.db(PLACES, [VENUE])).toEqual([
      { name: ROCCO, status: 'checked_in', contested: 'kept', owed: null },
      { name: ROSA, status: 'cancelled_by_venue', contested: 'sent_home', owed: true },
    ]);
  });

  await test.step('another night: both are late, and Vera reads without signal what opens a place for cover', async () => {
    await product.db(EMPTIED, [VENUE]);
    await product.db(LONGER_AGO, [VENUE]);
    await bothDue();
    const { page } = vera;
    await page.getByRole('link', { name: 'Tonight', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${ROCCO}`) }).click();
    const person = page.getByRole('dialog', { name: ROCCO });
    await expect(person.getByRole('heading', { name: `If ${ROCCO} can’t come` })).toBeVisible();
    await expect(person.getByText('Their place opens once you mark the no-show.', { exact: false })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await person.getByRole('link', { name: 'Ask for cover' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All places are filled' })).toBeVisible();
    await expect(page.getByText(/^Someone hasn’t checked in\./)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(shift);
  });

  await test.step('Vera says that both did not come, while both are in the cellar', async () => {
    const { digits, code } = await shown(vera);
    for (const name of [ROCCO, ROSA]) {
      await vera.page.getByRole('button', { name: `Mark ${name} as a no-show` }).click();
      await vera.page.getByRole('dialog').getByRole('button', { name: 'Mark no-show' }).click();
      await expect(vera.page.getByRole('dialog')).toBeHidden();
    }
    await checkIn(rocco, digits);
    await scanIn(rosa, code);
  });

  await test.step('heard before it or after it, the check-in takes the no-show back', async () => {
    await rocco.regainNetwork();
    await synced(rocco);
    await vera.regainNetwork();
    // Of Rocco the server knew that he was there, and she is told that her saying otherwise was refused.
    await expect(vera.page.getByRole('button', { name: /^1 change was refused/ })).toBeVisible({ timeout: 30_000 });
    await rosa.regainNetwork();
    await synced(rosa);
    const here = { status: 'checked_in', contested: null, owed: null };
    await expect
      .poll(() => product.db(PLACES, [VENUE]), { timeout: 30_000 })
      .toEqual([
        { name: ROCCO, ...here },
        { name: ROSA, ...here },
      ]);
    for (const { page } of [rocco, rosa]) await expect(page.getByText('By code')).toBeVisible({ timeout: 30_000 });
  });
});
