// What a finger meets on a phone and on a tablet: names that lead somewhere are high enough to be hit, and a long one hides nothing.
import type { Locator } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { phone, tablet } from './person.ts';
import { synced } from './sync.ts';

test.use({ ...withoutWorker, hasTouch: true, isMobile: true });

/** How high it is where a finger comes down on its middle, in px. */
function heightForAFinger(link: Locator): Promise<number> {
  return link.evaluate(element => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const isHit = (y: number) => document.elementFromPoint(left + width / 2, y) === element;
    let high = 0;
    for (let y = top - 40; y < top + height + 40; y += 1) if (isHit(y)) high += 1;
    return high;
  });
}

const LONG = 'Maximiliano Hernández-Oyarzábal de la Torre y Etxeberria Lugo';

test('names are hit by a finger, and the longest leaves the state of its place in sight', async ({ demo, arrive }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: phone }, demo);
  const { page } = vera;
  const [booked] = await demo.db<{ shift: string; worker: string; name: string }>(
    `select booking.shift_id as shift, person.id as worker, person.name from public.bookings booking
     join public.profiles person on person.id = booking.worker_id join public.venues venue on venue.id = booking.venue_id
     join public.shifts shift on shift.id = booking.shift_id and shift.status = 'published'
     where venue.name = 'The Copper Thistle' and booking.status = 'confirmed' and booking.starts_at > now() order by booking.starts_at limit 1`,
  );
  await demo.db('update public.profiles set name = $1 where id = $2', [LONG, booked?.worker]);
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);

  await test.step('in the list of people, as a thumb needs', async () => {
    await vera.open('/venue/rockstars');
    const names = page.getByRole('main').locator('a[href*="/venue/rockstars/"]');
    await expect(names.nth(1)).toBeVisible();
    expect(await heightForAFinger(names.nth(1))).toBeGreaterThanOrEqual(43);
  });

  await page.setViewportSize(tablet);
  await test.step('in the week of people, where a row is close to the next', async () => {
    await vera.open('/venue/shifts?view=people');
    const names = page.getByRole('main').locator('a[href*="/venue/rockstars/"]');
    await expect(names.nth(1)).toBeVisible();
    expect(await heightForAFinger(names.nth(1))).toBeGreaterThanOrEqual(24);
  });

  await test.step('among those who applied', async () => {
    await vera.open(`/venue/shifts/${booked?.shift}/applicants`);
    const place = page.locator('[data-seat="booked"]').filter({ hasText: LONG });
    await expect(place.locator('[data-state="confirmed"]')).toBeVisible();
    const inSight = await place.locator('[data-state="confirmed"]').evaluate(chip => {
      const list = chip.closest('ul')?.getBoundingClientRect();
      return list !== undefined && chip.getBoundingClientRect().bottom <= list.bottom;
    });
    expect(inSight).toBe(true);
  });
  await demo.db('update public.profiles set name = $1 where id = $2', [booked?.name, booked?.worker]);
});
