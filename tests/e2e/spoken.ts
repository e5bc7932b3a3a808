// What screen readers are told while a story goes on: every text that comes into a live region, and whether it is for them alone.
import type { Page } from '@playwright/test';

export interface Spoken {
  readonly words: string;
  /** No one sees the region, so what it says must stand somewhere else. */
  readonly unseen: boolean;
}

/** From the next page on; answers with what was said so far, in order. The same words twice are said twice. */
export async function listen(page: Page): Promise<() => Promise<readonly Spoken[]>> {
  await page.addInitScript(() => {
    const spoken: Spoken[] = [];
    Object.assign(window, { encoreSpoken: spoken });
    const regions =
      '[aria-live="polite"], [aria-live="assertive"], [role="status"]:not([aria-live]), [role="alert"], [role="log"]:not([aria-live])';
    new MutationObserver(changes => {
      const said = new Map<Element, Set<Node>>();
      for (const { type, target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (region === null || region === undefined || !region.isConnected) continue;
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        if (nodes.length > 0) said.set(region, new Set([...(said.get(region) ?? []), ...nodes]));
      }
      for (const [region, nodes] of said) {
        const whole =
          region.getAttribute('aria-atomic') === 'true' || region.matches('[role="status"], [role="alert"]');
        const words = whole ? region.textContent : [...nodes].map(({ textContent }) => textContent).join(' ');
        const tidy = (words ?? '').replace(/\s+/g, ' ').trim();
        if (tidy !== '') spoken.push({ words: tidy, unseen: region.clientWidth <= 1 });
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { encoreSpoken: Spoken[] }).encoreSpoken);
}

/** What was said more than once. */
export function twice(spoken: readonly Spoken[]): readonly string[] {
  const words = spoken.map(one => one.words);
  return words.filter((one, nth) => words.indexOf(one) !== nth);
}
