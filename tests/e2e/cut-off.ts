// What has no room on a page: words that a box cuts off, that stand outside of what one presses, or that move the page sideways.
import type { Page } from '@playwright/test';

/** One line for each text that has no room. What scrolls by itself and what ends in an ellipsis on purpose is left out. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement;
      if (!/\p{L}{3}/u.test(text.data) || holder === null) continue;
      if (holder.closest('[aria-hidden="true"], script, style, svg, select') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const drawn = range.getBoundingClientRect();
      if (drawn.width <= 1) continue;
      const why = lacksRoom(holder, drawn);
      if (why !== null) found.push(`${why}: ${text.data.trim()} (${nameOf(holder)})`);
    }
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...found, `the page moves sideways: ${scrollWidth} of ${innerWidth}`] : found;

    function lacksRoom(holder: Element, drawn: DOMRect): string | null {
      for (let box: Element | null = holder; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, position, clipPath, webkitLineClamp } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none') return null;
        if (webkitLineClamp !== 'none') return null;
        const edge = box.getBoundingClientRect();
        // What is for readers alone is a pixel wide on purpose, of large letters two.
        if (edge.width <= 2) return null;
        const aside = drawn.right > edge.right + 1.5 || drawn.left < edge.left - 1.5;
        if (overflowX !== 'visible' && aside) return 'cut off';
        if (overflowY === 'hidden' && drawn.bottom > edge.bottom + 3) return 'cut off below';
        if (box.matches('button, a, label, [role="tab"], td, th') && position !== 'absolute' && aside)
          return 'outside of what one presses';
      }
      return drawn.right > innerWidth + 1.5 ? 'outside of the window' : null;
    }

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.className}`;
    }
  });
}

/** Makes every word that is drawn two fifths longer, as a language that nobody has added yet may have it; people's words too. */
export function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text & { longer?: string };
      if (text.data === text.longer || text.parentElement?.closest('script, style') !== null) continue;
      text.longer = text.data.replace(/\p{L}{3,}/gu, word => word + 'o'.repeat(Math.ceil(word.length * 0.4)));
      text.data = text.longer;
    }
  });
}

/** The spacing that readers may set for themselves (WCAG 1.4.12); answers with what takes it off again. */
export async function spread(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
}
