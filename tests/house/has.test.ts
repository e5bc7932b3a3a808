// `:has()` is unknown to the oldest browser that the build is for (Firefox 115, `vite.config.ts`): it drops the rule, and throws where a
// script asks with it. So it may only add a nicety.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

function files(kind: RegExp): readonly (readonly [name: string, text: string])[] {
  const src = join(repository, 'src');
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(name => kind.test(name));
  return names.map(name => [name, readFileSync(join(src, name), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')]);
}

/** Every selector of the style sheets that holds one, with the file's name. */
const selectors = files(/\.css$/).flatMap(([name, text]) =>
  [...text.matchAll(/(?<=^|[{};])[^{};]*:has\([^{};]*(?=\{)/g)].map(([selector]) => ({
    name,
    selector: selector.trim(),
  })),
);

/** A selector's alternatives: commas within brackets part nothing. */
function alternatives(selector: string): readonly string[] {
  let depth = 0;
  const parted = [...selector].map(letter => {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    return letter === ',' && depth === 0 ? '\n' : letter;
  });
  return parted.join('').split('\n');
}

it('no script asks a document with :has()', () => {
  const asking = files(/\.tsx?$/).filter(([name, text]) => !name.startsWith('app/build/') && text.includes(':has('));
  expect(asking.map(([name]) => name)).toEqual([]);
});

it('no selector that every browser knows stands in a list beside one with :has(), which would take it along', () => {
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter(({ selector }) => alternatives(selector).some(one => !one.includes(':has(')))).toEqual([]);
});

it('where focus is on an input that is not seen, its ring needs no :has()', () => {
  // The radio of these stands there itself, with its own ring.
  const seen = /^\.choice:has/;
  expect(selectors.filter(({ selector }) => selector.includes(':focus-visible') && !seen.test(selector))).toEqual([]);
});

it('where somebody is in the bar needs no :has()', () => {
  expect(selectors.filter(({ selector }) => selector.includes('[data-active]'))).toEqual([]);
});
