// A browser and a demo server for the groups that measure what a person waits for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { chromiumArguments, findChromium } from '#tests/support/chromium.ts';
import { dist, freshBuild } from '#tests/support/fresh-build.ts';

export interface Stage {
  readonly browser: Browser;
  readonly backend: Backend;
}

/** Runs with the built app, served with the demo data or with none, and clears the stage afterwards. */
export async function onStage<Value>(
  act: (stage: Stage) => Promise<Value>,
  { seed }: { readonly seed: 'demo' | 'none' } = { seed: 'demo' },
): Promise<Value> {
  freshBuild();
  const backend = await startBackend({ seed, app: dist });
  const browser = await chromium.launch({ executablePath: findChromium().path, args: [...chromiumArguments] });
  try {
    return await act({ browser, backend });
  } finally {
    await browser.close();
    await backend.stop();
  }
}

/** Slows the page's processor; 1 is as it is. */
export async function throttle(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Compressed as a static host would at its best, in KiB. */
export function gzipKiB(path: string): number {
  return gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1024;
}
