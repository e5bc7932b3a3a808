import type { BrowserContext, Page } from '@playwright/test';

/** From now on, of every page that is opened: how much of what was seen moved by itself, in the browser's own measure (0 to 1, and above). */
export async function watchMoves(context: BrowserContext): Promise<(page: Page) => Promise<number>> {
  await context.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) Object.assign(window, { moved: Reflect.get(window, 'moved') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page => page.evaluate(() => Number(Reflect.get(window, 'moved')));
}
