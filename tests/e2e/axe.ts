// What axe finds wrong with a page, by the rules that the product keeps everywhere.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * One line for each element that breaks a rule. What a bar at the foot half covers just here can be scrolled out from
 * under it, so a page with something to say is looked at again a little further down, and only what is said twice counts.
 */
export async function violations(page: Page): Promise<string[]> {
  const here = await broken(page);
  if (here.length === 0) return here;
  await page.evaluate(() => window.scrollBy(0, 90));
  const further = await broken(page);
  return here.filter(line => further.includes(line));
}

async function broken(page: Page): Promise<string[]> {
  // Its half megabyte stays in the page from the first look on.
  const there = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: '0' } : {}) }).options({ resultTypes: ['violations'] });
  // The app has no frames; the other mode opens a page for each look.
  axe.setLegacyMode();
  axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  );
}
