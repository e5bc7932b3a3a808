// Who chose larger letters in their browser has all of it larger: style sheets are written in px and built in rem (`vite.config.ts`).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { dist, freshBuild } from '#tests/support/fresh-build.ts';
import { repository } from '#tests/support/repository.ts';

const BUILD_MS = 300_000;

beforeAll(freshBuild, BUILD_MS);

/** What a file of this kind says that matches, with its name. */
function found(folder: string, kind: RegExp, words: RegExp): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => kind.test(name));
  expect(files.length).toBeGreaterThan(20);
  return files.flatMap(name =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(words)].map(([said]) => `${name}: ${said}`),
  );
}

it('the built sheets of screens and pieces have no length in px but lines, which stay thin', () => {
  // `index` brings the library’s own, which are in rem but for shadows. A stroke is measured in its drawing.
  const sheets = /^(?!index-).*\.css$/;
  expect(found(join(dist, 'assets'), sheets, /(?<!stroke-width)[:\s(,-](?:[3-9]|\d\d+)(?:\.\d+)?px/g)).toEqual([]);
});

it.each([
  ['a box, which is built as it is written', /\.css$/, /@container [^{]*: (?!1px)[\d.]+px/g],
  ['what a variable is unless it is set, which is too', /\.css$/, /var\([\w-]+, (?:[3-9]|\d\d+)px\)/g],
  ['a window, in code', /\.tsx?$/, /\((?:min|max)-(?:width|height): [^)]*px\)/g],
])('nothing asks in px for %s: half of a screen would be for other letters', (_, kind, words) => {
  expect(found(join(repository, 'src'), kind, words)).toEqual([]);
});
