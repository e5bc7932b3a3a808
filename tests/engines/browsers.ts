// Finds Firefox and WebKitGTK beside Chromium and says where they came from; what is missing is installed from Debian.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '#tests/support/chromium.ts';
import { canInstall, installPackages } from '#tests/support/debian.ts';

/** Where the programs are, as environment variables: the tests run in processes of their own. */
export interface FoundBrowsers {
  readonly CHROMIUM: string;
  readonly FIREFOX: string;
  readonly WEBKIT_DRIVER: string;
  readonly WEBKIT_BROWSER: string;
  readonly XVFB: string;
}

interface Wanted {
  readonly name: string;
  readonly variable: keyof FoundBrowsers;
  readonly places: readonly string[];
  readonly packages: readonly string[];
}

const wanted: readonly Wanted[] = [
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKitGTK, its driver',
    variable: 'WEBKIT_DRIVER',
    places: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
  },
  {
    name: 'WebKitGTK, its browser',
    variable: 'WEBKIT_BROWSER',
    places: ['/usr/lib/x*/webkit2gtk-4.*/MiniBrowser', '/usr/lib/a*/webkit2gtk-4.*/MiniBrowser'],
    packages: ['webkit2gtk-driver'],
  },
  { name: 'A screen for it', variable: 'XVFB', places: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
];

export function findBrowsers(): FoundBrowsers {
  const chromium = findChromium();
  console.log(chromium.how);
  const found = Object.fromEntries(wanted.map(one => [one.variable, find(one)]));
  return { CHROMIUM: chromium.path, ...found } as unknown as FoundBrowsers;
}

/** Looks in this order: the variable, the usual places, then an installation. */
function find({ name, variable, places, packages }: Wanted): string {
  const named = process.env[variable];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
    console.log(`${name}: ${named}, named by the ${variable} variable.`);
    return named;
  }
  const installed = firstOf(places);
  if (installed !== undefined) {
    console.log(`${name}: ${installed}, already installed.`);
    return installed;
  }
  const advice = `${name} is missing: install ${packages.join(' and ')}, or name it in the ${variable} variable.`;
  if (!canInstall()) throw new Error(advice);
  installPackages(...packages);
  const added = firstOf(places);
  if (added === undefined) throw new Error(advice);
  console.log(`${name}: ${added}, just installed with apt-get.`);
  return added;
}

/** A `*` stands for the rest of a folder's name. */
function firstOf(places: readonly string[]): string | undefined {
  return places.flatMap(expanded).find(place => existsSync(place));
}

function expanded(place: string): readonly string[] {
  return place
    .split('/')
    .slice(1)
    .reduce<readonly string[]>(
      (folders, part) => folders.flatMap(folder => namesIn(folder, part).map(name => join(folder, name))),
      ['/'],
    );
}

function namesIn(folder: string, part: string): readonly string[] {
  const [start] = part.split('*');
  if (start === undefined || start === part) return [part];
  return existsSync(folder) ? readdirSync(folder).filter(name => name.startsWith(start)) : [];
}
