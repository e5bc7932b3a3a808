// What Lighthouse says of the pages, with its mobile settings: the landing page on a first visit, and pages of either side as
// somebody finds them who has the app already, signed in and synced. Its marks are kept as they are, on any machine: what it calls
// performance it works out for a phone of its own from what it saw here.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { onStage } from '#tests/bench/browser.ts';
import { installModules } from '#tests/bench/modules.ts';
import { demoPassword, signInPage } from '#tests/e2e/accounts.ts';
import { appOnDevice } from '#tests/e2e/person.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';

/** Of `lighthouse`, as much as is asked here. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[]; disableStorageReset: boolean },
) => Promise<{ lhr: { categories: Readonly<Record<string, { readonly score: number | null }>> } } | undefined>;

interface Visit {
  readonly path: string;
  readonly name: string;
  /** The least marks, of a hundred, by category; what is not named is not asked. */
  readonly least: Readonly<Record<string, number>>;
  readonly as?: 'rocco' | 'vera';
}

const SIGNED_IN = { performance: 90, accessibility: 100, 'best-practices': 100 };
const visits: readonly Visit[] = [
  { path: '/', name: 'landing page', least: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } },
  { path: '/rockstar', name: 'home of a Rockstar', least: SIGNED_IN, as: 'rocco' },
  { path: '/rockstar/available-shifts', name: 'Find', least: SIGNED_IN, as: 'rocco' },
  { path: '/rockstar/shifts', name: 'My shifts', least: SIGNED_IN, as: 'rocco' },
  { path: '/venue', name: 'home of a venue', least: SIGNED_IN, as: 'vera' },
  { path: '/venue/shifts', name: 'shifts of a venue', least: SIGNED_IN, as: 'vera' },
];
const rounds = 3;

export const group: Group = {
  name: 'lighthouse',
  run: () =>
    onStage(async ({ backend }) => {
      const { default: lighthouse } = (await import(
        pathToFileURL(join(installModules('lighthouse'), 'node_modules/lighthouse/core/index.js')).href
      )) as { default: Lighthouse };
      const figures: Figure[] = [];
      for (const as of [undefined, 'rocco', 'vera'] as const)
        figures.push(...(await onPhone(lighthouse, backend.url, as)));
      return figures;
    }),
};

/** A browser with a profile of its own: Lighthouse opens a tab beside the person's. */
async function onPhone(lighthouse: Lighthouse, baseURL: string, as: Visit['as']): Promise<readonly Figure[]> {
  const profile = await mkdtemp(join(tmpdir(), 'encore-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium().path,
    args: [...chromiumArguments, '--remote-debugging-port=0'],
    viewport: { width: 412, height: 823 },
    baseURL,
  });
  try {
    if (as !== undefined) {
      const [page = await context.newPage()] = context.pages();
      const portal = as === 'vera' ? 'venue' : 'rockstar';
      await signInPage(page, { portal, email: `${as}@example.com`, password: demoPassword });
      await pageSynced(page);
      await appOnDevice(page);
    }
    const port = Number((await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0]);
    const figures: Figure[] = [];
    for (const visit of visits.filter(one => one.as === as))
      figures.push(...(await marks(lighthouse, { visit, url: new URL(visit.path, baseURL).href, port })));
    return figures;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function marks(
  lighthouse: Lighthouse,
  { visit, url, port }: { readonly visit: Visit; readonly url: string; readonly port: number },
): Promise<readonly Figure[]> {
  const asked = Object.keys(visit.least);
  const seen: Record<string, number | null>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: asked,
      disableStorageReset: visit.as !== undefined,
    });
    seen.push(Object.fromEntries(asked.map(name => [name, result?.lhr.categories[name]?.score ?? null])));
  }
  return asked.map(name => ({
    name: `${visit.name}: ${name.replace('-', ' ')}, median`,
    // No mark at all, as when the page did not load, is none of the points.
    value:
      100 *
      percentile(
        seen.map(marksOfRound => marksOfRound[name] ?? 0),
        0.5,
      ),
    unit: 'points',
    budget: visit.least[name] ?? 100,
    atLeast: true,
  }));
}
