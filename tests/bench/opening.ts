// How long an address takes to its content, in a page that nobody asks meanwhile.
import type { Page } from '@playwright/test';

/** On a machine that does other things too. */
const PATIENCE_MS = 120_000;

/** Milliseconds from the navigation's start to the first paint after what the selector names stands on the screen. */
export async function startToContent(page: Page, address: string, content: string): Promise<number> {
  // The page says it on its console: whoever waits by asking it puts 330 KB of script into the start that is measured.
  const told = page.waitForEvent('console', {
    predicate: message => message.text().startsWith('content at '),
    timeout: PATIENCE_MS,
  });
  await page.addInitScript(wanted => {
    // Nothing here has a name: the transpiler marks named functions with a helper that the page does not have.
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(wanted) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          console.info(`content at ${performance.now()}`);
        };
        port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true });
  }, content);
  await page.goto(address, { waitUntil: 'commit' });
  return Number((await told).text().slice('content at '.length));
}
