// What lies over the screen leaves the screen alone: the page behind a sheet stays where it is, and what is said in passing
// stands clear of what may be pressed or written next.
import type { Locator } from '@playwright/test';
import { postShift } from '#tests/journeys/stage.ts';
import { password, signIn } from './accounts.ts';
import { framesDrawn } from './animations.ts';
import { box, type Cast, chatOf, join, row } from './chats.ts';
import { expect, test } from './fixtures.ts';
import type { Person } from './person.ts';
import { openShift } from './shifts.ts';
import { synced } from './sync.ts';

const rooms: Cast = { name: 'Tallow Rooms', email: 'sheets-rooms@example.com', role: 'venue' };
const ines: Cast = { name: 'Ines Prado', email: 'sheets-ines@example.com', role: 'rockstar' };

/** A phone on which a shift's page is longer than the screen. */
const small = { width: 360, height: 560 };

test('a sheet holds the page behind it, and words in passing stand clear of the acts', async ({ arrive, product }) => {
  const owner = await join(product, rooms);
  await postShift(owner);
  await (await join(product, ines)).putAway();
  await chatOf(product, rooms, ines);
  const seeker = await arrive({ name: ines.name, email: ines.email, viewport: small });
  const { page } = seeker;
  await page.addInitScript(watchCloseRequests);
  await signIn(seeker, 'rockstar', password);
  await synced(seeker);
  await seeker.hasAppOnDevice();
  await seeker.loseNetwork();
  await openShift(seeker, rooms.name);

  await test.step('neither wheel nor keys scroll what lies behind a sheet', async () => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Apply' });
    await sheet.getByRole('button', { name: 'Close' }).focus();
    await tryToScroll(seeker);
    expect(await scrolled(seeker)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await tryToScroll(seeker);
    await expect.poll(() => scrolled(seeker)).toBeGreaterThan(0);
  });

  await test.step('a finger that pulls at its head takes it down; one that slips does not', async () => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Apply' });
    await sheet.getByLabel(/note/i).fill('I know this bar');
    await pull(sheet, 40);
    await expect(sheet).toBeVisible();
    await pull(sheet, 160);
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(sheet.getByLabel(/note/i)).toHaveValue('I know this bar');
    await sheet.getByLabel(/note/i).fill('');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('the Back of a phone takes it down and stays on the page, however often it is opened', async () => {
    const address = page.url();
    const sheet = page.getByRole('dialog', { name: 'Apply' });
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(sheet).toBeVisible();
      await page.evaluate(() => (window as unknown as Asked).askedToClose());
      await expect(sheet).toBeHidden();
    }
    expect(page.url()).toBe(address);
  });

  await test.step('on a phone, and a tablet held upright, a toast stands above the bar with the next act', async () => {
    const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
    for (const size of [{ width: 768, height: 900 }, small]) {
      await page.setViewportSize(size);
      if (await undo.isVisible()) await undo.click();
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await page.getByRole('button', { name: 'Send request' }).click();
      await standsAbove(toast(seeker), undo);
    }
  });

  await test.step('and from the first one on the end of a page can be scrolled out from under it', async () => {
    const me = page.getByRole('link', { name: 'Me', exact: true });
    await me.click();
    await page.getByRole('heading', { level: 1, name: ines.name }).waitFor();
    const top = (await me.boundingBox())?.y ?? 0;
    // Of a toast of one line, and what lies below it.
    expect(await lowestAtEnd(seeker)).toBeLessThan(top - 68);
    await page.goBack();
  });

  await test.step('and clear of a sheet that opens under it, above it on a phone and beside it where there is room', async () => {
    const sheet = page.getByRole('dialog');
    for (const size of [small, { width: 820, height: 700 }, { width: 600, height: 700 }]) {
      await page.setViewportSize(size);
      // A toast goes by itself, so on a slow day it is said again.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(sheet).toHaveCount(0);
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Undo|Apply)$/ })
          .click();
        const send = page.getByRole('button', { name: 'Send request' });
        await send
          .or(page.getByRole('region', { name: /^What just happened/ }).getByRole('listitem'))
          .first()
          .waitFor();
        if (await send.isVisible()) await send.click();
        await expect(toast(seeker)).toBeVisible({ timeout: 1000 });
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Offline/ })
          .click();
        await expect(sheet).toBeVisible({ timeout: 1000 });
        await expect(async () => expect(await overlap(toast(seeker), sheet)).toBe(false)).toPass({ timeout: 1000 });
      }).toPass({ timeout: 40_000 });
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
    }
    await page.setViewportSize(small);
    const apply = page.getByRole('main').getByRole('button', { name: 'Apply', exact: true });
    if (!(await apply.isVisible())) return;
    await apply.click();
    await page.getByRole('button', { name: 'Send request' }).click();
  });

  await test.step('and above the box to write in, where a low window brings it near', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await row(seeker, rooms.name).click();
    await standsAbove(toast(seeker), box(seeker));
  });
  await owner.putAway();
});

/** On the part of the page that no sheet covers. */
async function tryToScroll({ page }: Person): Promise<void> {
  await page.mouse.move(180, 30);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('PageDown');
  // What is going to scroll has begun by the second frame.
  await framesDrawn(page);
}

function scrolled({ page }: Person): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** How far down what the page says goes, where it is scrolled to its end: of bars at its foot nothing. */
function lowestAtEnd({ page }: Person): Promise<number> {
  return page.getByRole('main').evaluate(main => {
    const isApart = (part: Element | null): boolean => {
      if (part === null || part === main) return false;
      const { position, clipPath } = getComputedStyle(part);
      // Bars, and what is only for readers.
      return position === 'sticky' || clipPath !== 'none' || isApart(part.parentElement);
    };
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const said = [...main.querySelectorAll('h2, p, a, button, input, li')].filter(part => !isApart(part));
    return Math.max(...said.map(part => part.getBoundingClientRect().bottom));
  });
}

function toast({ page }: Person): Locator {
  return page
    .getByRole('region', { name: /^What just happened/ })
    .getByRole('listitem')
    .first();
}

async function standsAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  await expect(lower).toBeVisible();
  // Once both have come to rest.
  await expect(async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    if (above === null || below === null) throw new Error('One of them is gone.');
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  }).toPass({ timeout: 3000 });
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('One of them is gone.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Down by so much, by the finger that a driver without a touch screen makes up. */
async function pull(sheet: Locator, by: number): Promise<void> {
  await sheet.getByRole('heading').evaluate((title, px) => {
    const { x, y } = title.getBoundingClientRect();
    const finger = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: x };
    for (const [kind, down] of [
      ['pointerdown', 0],
      ['pointermove', px / 2],
      ['pointermove', px],
      ['pointerup', px],
    ] as const)
      title.dispatchEvent(new PointerEvent(kind, { ...finger, clientY: y + down }));
  }, by);
}

interface Asked {
  /** As the system asks when somebody presses Back: the newest watcher is the one that hears. */
  askedToClose(): void;
}

/** Runs in the page: no driver presses the Back of a phone. */
function watchCloseRequests(): void {
  const watchers = new Set<CloseWatcher>();
  window.CloseWatcher = class extends window.CloseWatcher {
    constructor() {
      super();
      watchers.add(this);
    }
    override destroy(): void {
      watchers.delete(this);
      super.destroy();
    }
  };
  (window as unknown as Asked).askedToClose = () => [...watchers].at(-1)?.requestClose();
}
