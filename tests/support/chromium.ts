// Finds a Chromium to drive and says where it came from. Installing one is the last resort, and never silent.
import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from '@playwright/test';
import { canInstall, installPackages, run } from './debian.ts';

export interface FoundChromium {
  readonly path: string;
  /** A sentence for the person at the terminal. */
  readonly how: string;
}

const installedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Looks in this order: the CHROMIUM variable, the usual places, Playwright's own, then an installation. */
export function findChromium(): FoundChromium {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    return { path: named, how: `Chromium: ${named}, named by the CHROMIUM variable.` };
  }
  const installed = installedPlaces.find(place => existsSync(place));
  if (installed !== undefined) return { path: installed, how: `Chromium: ${installed}, already installed.` };
  const own = playwrightChromium.executablePath();
  if (existsSync(own)) return { path: own, how: `Chromium: ${own}, Playwright's own.` };
  return install(own);
}

function install(playwrightsPath: string): FoundChromium {
  if (canInstall()) {
    console.log('No Chromium found.');
    installPackages('chromium');
    return { path: '/usr/bin/chromium', how: 'Chromium: /usr/bin/chromium, just installed with apt-get.' };
  }
  console.log('No Chromium found: asking Playwright to download its own.');
  run('npx', ['playwright', 'install', 'chromium']);
  if (existsSync(playwrightsPath)) {
    return { path: playwrightsPath, how: `Chromium: ${playwrightsPath}, just downloaded by Playwright.` };
  }
  throw new Error('No Chromium: install one, or name one in the CHROMIUM variable.');
}

/** The sandbox needs rights that containers and root do not have. */
export const chromiumArguments: readonly string[] = ['--no-sandbox', '--disable-dev-shm-usage'];
