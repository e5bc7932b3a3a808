// Words that are two fifths longer than English, as a language that nobody has added yet may have them: nothing on a phone is cut
// off, and no page moves sideways. The pages are the demo's; what people wrote is made longer too.
import type { Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './person.ts';
import { synced } from './sync.ts';

const pages = [
  '/rockstar',
  '/rockstar/shifts',
  '/rockstar/settings',
  '/rockstar/settings?tab=notifications',
  '/rockstar/settings?tab=data',
];

test('words two fifths longer are cut off nowhere at the doors', async ({ arrive, demo }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com', viewport: phone }, demo);
  for (const path of ['/', '/login/venue', '/register/venue']) {
    await sam.open(path);
    expect.soft(await cutOff(sam.page), path).toEqual([]);
  }
});

test('words two fifths longer are cut off nowhere on a Rockstar’s home and in settings', async ({ arrive, demo }) => {
  test.setTimeout(120_000);
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  for (const path of pages) {
    await rocco.open(path);
    expect.soft(await cutOff(rocco.page), path).toEqual([]);
  }
});

/** Makes every word that is drawn longer, and answers with what is cut off then. */
async function cutOff(page: Page): Promise<readonly string[]> {
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => {
    const root = document.querySelector('#root') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) texts.push(next as Text);
    const said = texts.filter(text => /\p{L}{3}/u.test(text.data));
    for (const text of said)
      text.data = text.data.replace(/\p{L}{3,}/gu, word => word + 'o'.repeat(Math.ceil(word.length * 0.4)));
    const found = said.flatMap(text => {
      const holder = text.parentElement;
      if (holder === null || holder.closest('[aria-hidden="true"], script, style, svg') !== null) return [];
      // What is for readers alone is a pixel wide on purpose.
      if (holder.clientWidth <= 1) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const drawn = range.getBoundingClientRect();
      if (drawn.width === 0) return [];
      for (let box: Element | null = holder; box !== null; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return [];
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (drawn.right > edge.right + 1 || drawn.left < edge.left - 1)) return [text.data];
      }
      return drawn.right > innerWidth + 1 ? [text.data] : [];
    });
    return document.documentElement.scrollWidth > innerWidth ? [...found, 'the page moves sideways'] : found;
  });
}
