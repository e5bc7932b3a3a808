// The night of `work.spec.ts` in the database: how it is set up and moved, what is read of it; and what people do on it.
import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { violations } from './axe.ts';
import type { Person } from './person.ts';
import { dayAhead } from './shifts.ts';

/** The venue's shift began ten minutes ago and has two people on it, whose key the clock has made. */
export const BEGUN = `
  update public.shifts set starts_at = now() - interval '9 minutes', ends_at = now() + interval '8 hours'
  where venue_id = (select id from public.venues where name = $1)`;
export const BOOKED = `
  insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
  select gen_random_uuid(), shift.id, secret.id, venue.id, shift.role, shift.starts_at, shift.ends_at, shift.tz, shift.break_min,
    shift.rate_minor, shift.currency, 'claim'
  from public.venues venue join public.shifts shift on shift.venue_id = venue.id
  join public.profile_private secret on secret.email = any ($2)
  where venue.name = $1`;
export const FACTS = `
  select person.name, event.kind, event.source, event.verdict from public.attendance_events event
  join public.profiles person on person.id = event.worker_id join public.venues venue on venue.id = event.venue_id
  where venue.name = $1 and event.until is null order by person.name, event.kind, event.source`;
/** Until when both sides say that each works, against the plan. */
export const ENDS = `
  select person.name, (private.agreed_end(booking)).ends_at - booking.ends_at as later from public.bookings booking
  join public.profiles person on person.id = booking.worker_id join public.venues venue on venue.id = booking.venue_id
  where venue.name = $1 order by person.name`;

const OF_VENUE = '(select id from public.venues where name = $1)';
/** As if all of it had been seven hours ago. */
export const SEVEN_HOURS_LATER = `
  with past as (select interval '7 hours' as ago),
  posts as (update public.shifts set starts_at = starts_at - ago, ends_at = ends_at - ago from past where venue_id = ${OF_VENUE}),
  places as (update public.bookings set starts_at = starts_at - ago, ends_at = ends_at - ago from past where venue_id = ${OF_VENUE})
  update public.attendance_events set said_at = said_at - ago, trusted_at = trusted_at - ago, proven_at = proven_at - ago, until = until - ago
  from past where venue_id = ${OF_VENUE}`;
export const HOUR_AGO = `
  select to_char((now() - interval '1 hour') at time zone tz, 'HH24:MI') as time from public.venues where name = $1`;
/** Hours of the shift that ended days ago: it was worked without a post. */
export const RECORDED = `
  select person.name, sheet.agreed_min as minutes, sheet.basis from public.timesheets sheet
  join public.venues venue on venue.id = sheet.venue_id join public.profiles person on person.id = sheet.worker_id
  where venue.name = $1 and sheet.ends_at < now() - interval '3 days'`;
export const HOURS = `
  select person.name, sheet.state, sheet.rockstar_min is not null as said, sheet.venue_min as offered, booking.status as booking
  from public.timesheets sheet join public.profiles person on person.id = sheet.worker_id
  join public.bookings booking on booking.id = sheet.booking_id where sheet.venue_id = ${OF_VENUE} order by person.name`;

/** Eighteen to half past ten, some days ago, on the page of a venue's hours. */
export async function recordsAgreed({ page }: Person, name: string): Promise<void> {
  const open = () => page.getByRole('button', { name: 'Record an agreed shift' }).click();
  const sheet = page.getByRole('dialog', { name: 'Record an agreed shift' });
  await open();
  await sheet.getByLabel('Who worked').selectOption({ label: name });
  await sheet.getByLabel('Day').fill(dayAhead(-6));
  await sheet.getByLabel('Starts').fill('18:00');
  await sheet.getByLabel('Ends').fill('22:30');
  await sheet.getByLabel('Role').selectOption({ label: 'Bartender' });
  await sheet.getByLabel('Pay per hour').fill('15');
  // Somebody calls for them: what they have typed waits, also through a reload.
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await open();
  await expect(sheet.getByLabel('Starts')).toHaveValue('18:00');
  await sheet.getByRole('button', { name: 'Send for confirmation' }).click();
  await expect(page.getByText(/^You recorded this/)).toBeVisible();
  await open();
  await expect(sheet.getByLabel('Starts')).toHaveValue('');
  await page.keyboard.press('Escape');
}

/** On the first screen: what it comes to, and the yes. */
export async function confirmsRecorded(person: Person): Promise<void> {
  await person.open('/rockstar');
  const asked = person.page.getByRole('region', { name: 'Recorded shifts to confirm' });
  await expect(asked.getByText('4 h 30 min paid', { exact: false })).toBeVisible({ timeout: 30_000 });
  await asked.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** Without a code; their hours are sent as their phone has them. */
export async function leaveAndSend({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'No screen to see?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check out without a code' }).click();
  // The planned end is still to come.
  await expect(page.getByRole('heading', { level: 1, name: 'Your shift is done' })).toBeVisible();
  await page.getByRole('link', { name: 'See your hours' }).click();
  await page.getByRole('button', { name: /^Send \d/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hours saved' })).toBeVisible();
  await expect(page.getByText('The venue doesn’t know yet.')).toBeVisible();
}

/** What the QR code of their unsent punches says, read from its pixels. */
export async function showsHours({ page }: Person): Promise<string> {
  let read = '';
  await page.getByRole('link', { name: 'Send by tablet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Show this to the tablet' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'by the venue’s code' })).toHaveCount(1);
  await expect(async () => {
    read = (await scanned(page, 'QR code with your hours')) ?? '';
    expect(read).toMatch(/^EP1(\|[^|]+){5}$/);
  }).toPass();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('On this phone: the venue doesn’t know yet.')).toBeVisible();
  return read;
}

/** At the staff door, which is opened and left for it. */
export async function carriedByTablet({ page }: Person, sheet: string): Promise<void> {
  const [before, pin] = [page.url(), '407193'];
  await page.goto('/venue/door');
  await page.getByLabel('Choose a PIN, six digits').fill(pin);
  await page.getByLabel('Type it again').fill(pin);
  await page.getByRole('button', { name: 'Start the staff door' }).click();
  await page.getByRole('button', { name: 'Take hours from a phone' }).click();
  const taking = page.getByRole('dialog');
  await taking.getByLabel(/^Or scan it/).fill('29404442.015513db4f659bbd1031');
  await taking.getByRole('button', { name: 'Take hours' }).click();
  await expect(taking.getByText('That isn’t a code with hours.')).toBeVisible();
  await taking.getByLabel(/^Or scan it/).fill(sheet);
  await taking.getByRole('button', { name: 'Take hours' }).click();
  await expect(taking.getByText(/^3 entries from Rocco Bianchi saved/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(taking).toBeHidden();
  await page.getByRole('button', { name: 'Leave with PIN' }).click();
  await taking.getByLabel('PIN', { exact: true }).fill(pin);
  await taking.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL('**/venue/dashboard');
  await page.goto(before);
}

export async function digitsOn(page: Page): Promise<string> {
  return (await page.getByTestId('code').innerText()).replaceAll(/\D/g, '');
}

/** What a camera makes of the QR code: its pixels as they are drawn, read by another program than the one that drew them. */
export async function scanned(page: Page, name = 'QR code with the same proof'): Promise<string | undefined> {
  const png = await page.getByRole('img', { name }).screenshot();
  const { pixels, width, height } = await page.evaluate(async encoded => {
    const bytes = Uint8Array.from(atob(encoded), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const read = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { pixels: Array.from(read), width: image.width, height: image.height };
  }, png.toString('base64'));
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}
