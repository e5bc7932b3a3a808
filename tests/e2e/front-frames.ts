// What is prerendered (src/app/build/front.ts), seen frame by frame until the app has taken its place.
import type { BrowserContext, Page } from '@playwright/test';

/** What was seen of what is prerendered, in the frames of one visit. */
export interface Frames {
  /** Frames with the words of it. */
  front: number;
  /** Frames with the app's words as well, or with neither although one of them had been there. */
  both: number;
  neither: number;
  shifted: number;
}

/** Every frame that is shown from now on is looked at. */
export async function watchFrames(context: BrowserContext): Promise<(page: Page) => Promise<Frames>> {
  await context.addInitScript(() => {
    const frames: Frames = { front: 0, both: 0, neither: 0, shifted: 0 };
    Object.assign(window, { frames });
    const look = (): void => {
      const front = [...document.querySelectorAll('div.front')].some(one => one.checkVisibility());
      const app = document.querySelector('#root h1') !== null;
      if (front) frames.front += 1;
      if (front && app) frames.both += 1;
      if (!front && !app && frames.front > 0) frames.neither += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver(list => {
      for (const shift of list.getEntries()) frames.shifted += (shift as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page => page.evaluate(() => (window as unknown as { frames: Frames }).frames);
}

/** The app's code is on its way for as long as this says. */
export async function holdCode(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async route => {
    if (isHeld) await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const go of held) go();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
