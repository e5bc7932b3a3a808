// What an iPhone does to a page: held sideways it has a camera at one end and round corners at both, and it magnifies the page
// when somebody begins to type in small letters.
import type { Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

const rocco = { name: 'Rocco Bianchi', email: 'rocco@example.com', hasTouch: true, isMobile: true } as const;
const CAMERA = 59;
const HOME = 21;

for (const viewport of [
  { width: 844, height: 390 },
  { width: 780, height: 360 },
]) {
  test(`nothing stands under the camera of a phone held sideways, ${viewport.width} px wide`, async ({
    demo,
    arrive,
  }) => {
    const person = await arrive({ ...rocco, viewport }, demo);
    const { page } = person;
    const insets = { top: 0, left: CAMERA, right: CAMERA, bottom: HOME };
    await (await page.context().newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride', { insets });
    await person.open('/');
    await expect.poll(() => underCamera(page)).toEqual([]);
    await signIn(person, 'rockstar', demoPassword);
    for (const path of ['/rockstar', '/rockstar/messages', '/rockstar/profile']) {
      await person.open(path);
      await synced(person);
      expect(await underCamera(page), path).toEqual([]);
    }
    // The ways stand at its foot, or at its side where it is wide, and take no more of its height than a finger needs.
    if (viewport.width < 820) {
      const bar = await page.locator('nav:has(> [data-me])').boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(48 + HOME);
    }
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => underCamera(page)).toEqual([]);
  });
}

test('no field of a phone has letters so small that the page is magnified', async ({ demo, arrive }) => {
  const person = await arrive(rocco, demo);
  await signIn(person, 'rockstar', demoPassword);
  for (const path of ['/rockstar/messages', '/rockstar/jobs', '/search']) {
    await person.open(path);
    await synced(person);
    const sizes = await person.page
      .locator('input, select, textarea')
      .evaluateAll(fields => fields.map(field => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});

test('a phone held sideways keeps its height for what is typed: only the ways at its foot stay', async ({
  demo,
  arrive,
}) => {
  const person = await arrive({ ...rocco, viewport: { width: 667, height: 375 } }, demo);
  const { page } = person;
  await signIn(person, 'rockstar', demoPassword);
  await person.open('/rockstar/profile');
  await synced(person);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  // Pressed above a list of ways, which fill the screen.
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(1);
  await expect.poll(() => stuckHeight(page)).toBeLessThan(100);
});

test('in a list that a phone held sideways scrolls, the day stands at the very top, and no row shows above it', async ({
  demo,
  arrive,
}) => {
  const person = await arrive({ ...rocco, viewport: { width: 667, height: 375 } }, demo);
  const { page } = person;
  await signIn(person, 'rockstar', demoPassword);
  await person.open('/rockstar/available-shifts');
  await synced(person);
  const days = page.getByRole('list', { name: 'Open shifts' }).getByRole('heading', { level: 2 });
  await expect(days.first()).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 900));
  const atTop = () => page.evaluate(() => document.elementFromPoint(40, 6)?.closest('li')?.querySelector('h2') != null);
  await expect.poll(atTop).toBe(true);
});

for (const viewport of [
  { width: 390, height: 760 },
  { width: 820, height: 1180 },
]) {
  test(`a keyboard that lies over a sheet leaves its act in sight, ${viewport.width} px wide`, async ({
    demo,
    arrive,
  }) => {
    const person = await arrive({ ...rocco, viewport }, demo);
    const { page } = person;
    await page.addInitScript(coverFoot);
    await signIn(person, 'rockstar', demoPassword);
    await person.open('/rockstar/settings?tab=security');
    await synced(person);
    await page.getByRole('button', { name: 'Change password' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.locator('input').last().focus();
    const end = () => sheet.evaluate(one => Math.round(one.lastElementChild?.getBoundingClientRect().bottom ?? 0));
    await expect.poll(end).toBe(viewport.height);
    await page.evaluate(() => window.dispatchEvent(new Event('keyboard')));
    await expect.poll(end).toBe(viewport.height - 340);
    const typed = await sheet.locator('input').last().boundingBox();
    expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(viewport.height - 340);
    await page.evaluate(() => window.dispatchEvent(new Event('keyboard')));
    await expect.poll(end).toBe(viewport.height);
  });
}

/** As an iPhone does it: what is seen of the page is less, and the page itself is as large as before. */
function coverFoot(): void {
  let covered = 0;
  const seen = Object.defineProperties(new EventTarget(), {
    offsetTop: { value: 0 },
    scale: { value: 1 },
    height: { get: () => innerHeight - covered },
  });
  Object.defineProperty(window, 'visualViewport', { value: seen });
  window.addEventListener('keyboard', () => {
    covered = covered === 0 ? 340 : 0;
    seen.dispatchEvent(new Event('resize'));
  });
}

/** How much of the screen stays covered while one scrolls. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('header, nav, [data-stuck]')];
    const stuck = bars.filter(one => /sticky|fixed/.test(getComputedStyle(one).position));
    return stuck.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
  });
}

/** What may be pressed or read and is drawn, even in part, in the strips at both ends of the screen. */
function underCamera(page: Page): Promise<readonly string[]> {
  return page.evaluate(strip => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, p')];
    return all.flatMap(one => {
      const { left, right, bottom, width, height } = one.getBoundingClientRect();
      const drawn = width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
      const clear = left >= strip - 1 && right <= innerWidth - strip + 1;
      // What is outside of the screen altogether waits to be scrolled to.
      const away = right <= 0 || left >= innerWidth || bottom <= 0 || one.closest('[aria-hidden="true"]') !== null;
      return !drawn || clear || away ? [] : [`${one.innerText || one.ariaLabel}: ${left} to ${right}`];
    });
  }, CAMERA);
}
