// What only the built files can show. A module that awaits at its top level holds up all who import it, and WebKit does not
// wait: it hands out a lazy chunk whose shared chunk has not run, and the page fails with "undefined is not an object".
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { dist, freshBuild } from '#tests/support/fresh-build.ts';
import { repository } from '#tests/support/repository.ts';

/** What several screens of one portal share, and no other portal shows. */
const OF_A_PORTAL = ['admin-screens', 'rockstar-screens', 'venue-screens'];
/** What starts, and what all portals share. */
const COMMON = ['base', 'engine', 'index', 'screens'];
const MOST_OF_AN_AREA = 60 * 1024;

const BUILD_MS = 300_000;
const routes = join(repository, 'src/routes');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly await?: boolean;
}

beforeAll(freshBuild, BUILD_MS);

function builtScripts(): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'));
}

/** Without folder, hash and ending. */
function plainName(file: string): string {
  return file.replace(/^assets\/|-[\w-]{8}\.js$/g, '');
}

it('is React as people get it, not its development form', () => {
  const talkative = builtScripts().filter(name =>
    readFileSync(join(dist, name), 'utf8').includes('Download the React DevTools'),
  );
  expect(talkative).toEqual([]);
});

it('brings the variables of the theme in its page, and nothing that would write them', () => {
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('--mantine-color-body:');
  const writers = builtScripts().filter(name => readFileSync(join(dist, name), 'utf8').includes('-light-hover`'));
  expect(writers).toEqual([]);
});

it('is cut into the files that start together', () => {
  const shared = ['base', 'controls', 'doors', 'engine', 'frame', 'index', 'screens', ...OF_A_PORTAL];
  const names = builtScripts().map(plainName);
  expect(shared.map(name => [name, names.filter(one => one === name).length])).toEqual(shared.map(name => [name, 1]));
});

it('has no file of a few lines that each start of a portal would ask for', () => {
  const few = ['mirror-reader', 'unread-panel'];
  expect(builtScripts().filter(name => few.includes(plainName(name)))).toEqual([]);
});

it('asks nobody for more than 60 KiB at once to open an area', () => {
  const areas = builtScripts().filter(name => name.startsWith('assets/') && !COMMON.includes(plainName(name)));
  const sizes = areas.map(name => [plainName(name), gzipSync(readFileSync(join(dist, name))).length] as const);
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining(OF_A_PORTAL));
  expect(sizes.filter(([, bytes]) => bytes > MOST_OF_AN_AREA)).toEqual([]);
});

it('gives the people of the other portals nothing of the admin portal’s screens', () => {
  const admins =
    /\badmin_(?:users|workers|venues|jobs|shifts|disputes?|market|attention|health|audit|report|verifications)\b/;
  const files = new Map(
    builtScripts().map(name => [name.replace('assets/', ''), readFileSync(join(dist, name), 'utf8')]),
  );
  const namedAs = (page: string) => [...files.keys()].filter(name => plainName(name) === page);
  const loadedBy = (page: string) => {
    const loaded = new Set(namedAs(page));
    for (const name of loaded)
      for (const [, other] of (files.get(name) ?? '').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
        loaded.add(other ?? '');
    return [...loaded];
  };
  const pages = readdirSync(routes)
    .filter(name => /^(rockstar|venue)\./.test(name))
    .flatMap(name => [...readFileSync(join(routes, name), 'utf8').matchAll(/import\('[^']*\/([\w-]+)\.tsx'\)/g)])
    .map(([, page]) => page ?? '')
    // A screen of admins may have the same name: then the file does not say whose it is.
    .filter(page => namedAs(page).length === 1);
  expect(pages.length).toBeGreaterThan(20);
  expect([...files.values()].some(code => admins.test(code))).toBe(true);
  const found = pages.flatMap(page => loadedBy(page).filter(name => admins.test(files.get(name) ?? '')));
  expect([...new Set(found)]).toEqual([]);
  expect(loadedBy('-find-page').length).toBeGreaterThan(3);
});

it('draws charts by one library, in a file that comes when one is shown', () => {
  const drawing = builtScripts().filter(name => readFileSync(join(dist, name), 'utf8').includes('ct-grids'));
  expect(drawing.map(plainName)).toEqual(['chart-drawing']);
  expect(gzipSync(readFileSync(join(dist, drawing[0] ?? ''))).length).toBeLessThan(40 * 1024);
});

it('has the licence of each package that is in it beside it', () => {
  const said = readFileSync(join(dist, 'licences.txt'), 'utf8');
  const named = new Set([...said.matchAll(/^## (?<name>\S+) - /gm)].map(({ groups }) => groups?.name));
  for (const name of ['react', 'dexie', '@mantine/core', '@tanstack/react-router', '@supabase/auth-js', 'valibot'])
    expect(named).toContain(name);
  expect(said).toContain('Permission is hereby granted, free of charge');
});

describe('a top-level await', () => {
  it('stands in no built file', () => {
    const scripts = builtScripts();
    const waiting = scripts.flatMap(name => {
      const code = readFileSync(join(dist, name), 'utf8');
      return topLevelAwaits(code).map(at => `${name}: ${code.slice(at, at + 80)}`);
    });
    expect(scripts.length).toBeGreaterThan(20);
    expect(waiting).toEqual([]);
  });

  it.each([
    'const words = await speak();',
    'export {}; for await (const row of rows) draw(row);',
    'if (ready) { await draw(); }',
    'export default class { static [await name()] = 1 }',
  ])('is seen in `%s`', code => {
    expect(topLevelAwaits(code)).toHaveLength(1);
  });

  it.each([
    'async function draw() { await words; }',
    'const draw = async () => await words;',
    'export default class { async draw() { await words; } }',
    'const text = "await words";',
  ])('is not seen in `%s`', code => {
    expect(topLevelAwaits(code)).toEqual([]);
  });
});

/** Where they begin. What a function awaits is its own affair. */
function topLevelAwaits(code: string): readonly number[] {
  const found: number[] = [];
  const waiting: unknown[] = [parseAst(code)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...next.filter(isObject));
    else if (isNode(next)) {
      if (next.type === 'AwaitExpression' || (next.type === 'ForOfStatement' && next.await === true)) {
        found.push(next.start);
      }
      if (!/Function/.test(next.type)) waiting.push(...Object.values(next).filter(isObject));
    }
  }
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isNode(value: unknown): value is Node {
  return isObject(value) && 'type' in value;
}
