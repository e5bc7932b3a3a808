// A person who has a keyboard and nothing else. Each stop on the way is looked at: that the focus is somewhere, that one sees
// where, and that no bar lies over it.
import { expect, type Locator, type Page } from '@playwright/test';
import { animationsEnd, framesDrawn } from './animations.ts';

/** Further than this nobody goes by Tab. */
const STOPS = 90;

/** Goes on until it is there, by Tab or another key, and answers for each stop on the way. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const faults: string[] = [];
  for (let nth = 0; nth < STOPS; nth += 1) {
    if (await has(target)) break;
    await page.keyboard.press(key);
    const fault = await faultHere(page);
    if (fault !== null) faults.push(fault);
  }
  await expect(target).toBeFocused();
  expect.soft(faults).toEqual([]);
}

/** To it by Tab, then the key that presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Into the toast and on, which a toast that takes the focus back would end. The mouse over it keeps it open meanwhile. */
export async function tabPastToast(page: Page): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').first();
  await toast.hover();
  await tabTo(page, toast);
  const stopsInside = await toast.getByRole('button').count();
  for (let nth = 0; nth <= stopsInside; nth += 1) await page.keyboard.press('Tab');
  await expect(page.locator('#root main :focus')).toHaveCount(0);
}

/** Once round the page; one line for each stop that one does not see, or that lies under something. */
export async function faultsOnTheWay(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let nth = 0; nth < STOPS; nth += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const fault = await faultHere(page);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

async function has(target: Locator): Promise<boolean> {
  return (await target.count()) > 0 && (await target.first().evaluate(element => element === document.activeElement));
}

/** What is wrong with where the focus is now; null when all is well. */
async function faultHere(page: Page): Promise<string | null> {
  // What scrolls there has come to rest, and a sheet that rises has risen.
  await framesDrawn(page);
  await animationsEnd(page);
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'The focus is nowhere';
    const name = `${at.tagName.toLowerCase()} «${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)}»`;
    // A box that is drawn by its label has no size of its own, or lies unseen under it.
    const label = (at as Partial<HTMLInputElement>).labels?.[0];
    const unseen = at.clientWidth <= 1 || getComputedStyle(at).opacity === '0';
    const drawn = unseen && at.tagName === 'INPUT' ? (label ?? at.parentElement ?? at) : at;
    const ringed = (one: Element | null | undefined) => {
      if (!(one instanceof Element)) return false;
      return ['', '::after'].some(part => {
        const { outlineStyle, boxShadow } = getComputedStyle(one, part);
        return outlineStyle !== 'none' || boxShadow.includes('inset');
      });
    };
    const around = [at, at.parentElement, at.parentElement?.parentElement, at.nextElementSibling, drawn];
    // Six boxes are one field, whose next box is the one that is marked.
    const seen = around.some(ringed) || at.matches('[inputmode="none"]');
    if (!seen) return `Not seen: ${name}`;
    const lines = [...drawn.getClientRects()];
    const free = lines.some(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].some(across =>
        [0.5, 0.1, 0.9].some(down => {
          const there = document.elementFromPoint(left + width * across, top + height * down);
          return there !== null && (drawn.contains(there) || there.contains(drawn));
        }),
      ),
    );
    return free ? null : `Covered: ${name}`;
  });
}
