// A page of the bench's own: one file of `pages/` with the engine and the product's queries in it, built as the app is and
// served by the backend in the app's place, so that address, headers and database are the real ones.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { repository } from '#tests/support/repository.ts';

export interface PageStage {
  readonly browser: Browser;
  readonly backend: Backend;
  /** In a browser profile of its own: nothing stored, nothing warm. */
  newPage(): Promise<{ readonly page: Page; readonly context: BrowserContext }>;
}

/** Runs with that page on an empty backend, and clears everything away. */
export async function onPage<Value>(name: string, act: (stage: PageStage) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'encore-bench-'));
  await buildPage(join('tests/bench/pages', name), { folder });
  const backend = await startBackend({ app: folder });
  const browser = await chromium.launch({ executablePath: findChromium().path, args: [...chromiumArguments] });
  const newPage = async () => {
    const context = await browser.newContext({ baseURL: backend.url });
    const page = await context.newPage();
    await page.goto('/');
    return { page, context };
  };
  try {
    return await act({ browser, backend, newPage });
  } finally {
    await browser.close();
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** `source`: a path in the repository. */
export async function buildPage(
  source: string,
  { folder, plugins = [] }: { readonly folder: string; readonly plugins?: Plugin[] },
): Promise<void> {
  await build({
    configFile: false,
    root: repository,
    logLevel: 'silent',
    publicDir: false,
    plugins,
    build: {
      outDir: folder,
      target: ['chrome111'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(repository, source),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const html =
    '<!doctype html><html lang="en"><title>Bench</title><div id="root"></div><script type="module" src="/page.js"></script></html>';
  await writeFile(join(folder, 'index.html'), html);
}
