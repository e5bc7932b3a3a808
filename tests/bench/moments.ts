// When a page heard a key and when it had painted what came of it, and what its work and its memory come to. The functions
// that run in the page are armed before the key is pressed and asked afterwards: a key may be quicker than a question.
import type { Page } from '@playwright/test';

interface Moments {
  /** Of the last key; 0 until there is one. Both are milliseconds since 1970, so that pages can be compared. */
  pressed: number;
  shown: Promise<number>;
}

declare global {
  interface Window {
    benchMoments: Moments;
  }
}

/** In the page: notes the next key, and when the frame after it was painted. */
export function listenForKey(): void {
  window.benchMoments = { pressed: 0, shown: Promise.resolve(0) };
  window.benchMoments.shown = new Promise(resolve => {
    document.addEventListener(
      'keydown',
      event => {
        window.benchMoments.pressed = performance.timeOrigin + event.timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
          port2.postMessage(null);
        });
      },
      { capture: true, once: true },
    );
  });
}

/** In the page: notes when these words stand in the thread and are painted. */
export function listenForWords(words: string): void {
  const pressed = window.benchMoments?.pressed ?? 0;
  const shown = new Promise<number>(resolve => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('[role="log"]')?.textContent?.includes(words) !== true) return;
      seen.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  window.benchMoments = Object.assign(window.benchMoments ?? { pressed }, { shown });
}

export function pressedAt(): number {
  return window.benchMoments.pressed;
}

export function shownAt(): Promise<number> {
  return window.benchMoments.shown;
}

/** In the page: milliseconds from the click on that person's row to the paint of their chat. */
export function openedAt(name: string): Promise<number> {
  return new Promise(resolve => {
    const row = [...document.querySelectorAll<HTMLAnchorElement>('a[data-chat]')].find(link =>
      link.textContent?.startsWith(name),
    );
    if (row === undefined) throw new Error(`No chat with ${name}.`);
    const from = performance.now();
    const seen = new MutationObserver(() => {
      const log = document.querySelector('[role="log"]');
      const theirs = log?.getAttribute('aria-label')?.endsWith(name) === true;
      if (!theirs || log?.querySelector('[data-from]') == null) return;
      seen.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(null);
      });
    });
    seen.observe(document.body, { childList: true, subtree: true, attributes: true });
    row.click();
  });
}

/** What a page costs, told by the browser. */
export interface Cost {
  /** Bytes that are held after a collection. */
  heldBytes(): Promise<number>;
  /** Milliseconds that the page's own thread has worked in all, whatever else the machine did meanwhile. */
  workMs(): Promise<number>;
}

export async function costOf(page: Page): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (name: string): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const found = metrics.find(one => one.name === name);
    if (found === undefined) throw new Error(`The browser counts no ${name}.`);
    return found.value;
  };
  return {
    async heldBytes() {
      await session.send('HeapProfiler.collectGarbage');
      return await metric('JSHeapUsedSize');
    },
    workMs: async () => 1000 * (await metric('TaskDuration')),
  };
}
