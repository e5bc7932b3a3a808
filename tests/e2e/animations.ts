import type { Page } from '@playwright/test';

/** Waits until what moves or fades has come to its end; what turns for as long as something loads is left out. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState !== 'running' || endless;
    }),
  );
}

/** Two frames on: what observes sizes has heard of the last change, and what is going to scroll has begun. */
export async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
