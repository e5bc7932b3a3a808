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

/** The same engine without a window: Debian's package of its own, which draws no toolbar beside each page. */
const shellPlace = '/usr/bin/chromium-headless-shell';

/** Looks in this order: the CHROMIUM variable, the usual places, Playwright's own, then an installation. */
export function findChromium(): FoundChromium {
  return found(installedPlaces) ?? install(['chromium', '/usr/bin/chromium']);
}

/**
 * For people without a window, of whom a run has hundreds: each takes a quarter less of a processor to arrive. Where there is none and
 * another Chromium, that one.
 */
export function findHeadlessChromium(): FoundChromium {
  return found([shellPlace, ...installedPlaces]) ?? install(['chromium-headless-shell', shellPlace]);
}

function found(places: readonly string[]): FoundChromium | null {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    return { path: named, how: `Chromium: ${named}, named by the CHROMIUM variable.` };
  }
  const installed = places.find(place => existsSync(place));
  if (installed !== undefined) return { path: installed, how: `Chromium: ${installed}, already installed.` };
  const own = playwrightChromium.executablePath();
  return existsSync(own) ? { path: own, how: `Chromium: ${own}, Playwright's own.` } : null;
}

function install([name, path]: readonly [name: string, path: string]): FoundChromium {
  if (canInstall()) {
    console.log('No Chromium found.');
    installPackages(name);
    return { path, how: `Chromium: ${path}, just installed with apt-get.` };
  }
  const playwrightsPath = playwrightChromium.executablePath();
  console.log('No Chromium found: asking Playwright to download its own.');
  run('npx', ['playwright', 'install', 'chromium']);
  if (existsSync(playwrightsPath)) {
    return { path: playwrightsPath, how: `Chromium: ${playwrightsPath}, just downloaded by Playwright.` };
  }
  throw new Error('No Chromium: install one, or name one in the CHROMIUM variable.');
}

/** The sandbox needs rights that containers and root do not have. */
export const chromiumArguments: readonly string[] = ['--no-sandbox', '--disable-dev-shm-usage'];

/** For Playwright; without a path its own. */
export function launchOptions(path: string | undefined): { executablePath?: string; args: string[] } {
  return { ...(path === undefined ? {} : { executablePath: path }), args: [...chromiumArguments] };
}
