// Words come in parts (`src/i18n/parts.ts`), code in chunks, and nobody may be drawn before their words are there. Followed
// here as the bundler follows it: what a chunk says must be in the first part, in a part that whoever asks for the chunk
// names, or in one that all who ask for it have by then.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { type Part, partOf } from '#i18n/parts.ts';
import { repository } from '#tests/support/repository.ts';

interface Asking {
  readonly from: string;
  readonly chunk: string;
  readonly brings: readonly Part[];
}

const sources = new Map(
  readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => [`src/${name}`, readFileSync(join(repository, 'src', name), 'utf8')]),
);
const main = 'src/main.tsx';
const everything: readonly Part[] = ['start', 'landing', 'auth', 'portal', 'admin', 'settings'];
const askings = [...sources]
  .flatMap(([path, text]) => askingsIn(path, text))
  .filter(asking => sources.has(asking.chunk));
const chunks = [main, ...new Set(askings.map(asking => asking.chunk))];
const insides = new Map(chunks.map(chunk => [chunk, withImports(chunk)]));
const parts = partsByChunk();

describe('every chunk has its words before it is drawn', () => {
  it('follows the portals into their screens', () => {
    expect(parts.get('src/routes/-find-page.tsx')).toEqual(new Set(['start', 'portal']));
    expect(parts.get('src/routes/-login-page.tsx')).toEqual(new Set(['start', 'auth']));
  });

  it.each(chunks)('%s', chunk => {
    const missing = [...(insides.get(chunk) ?? [])].flatMap(path =>
      areasSaidIn(path)
        .filter(area => parts.get(chunk)?.has(partOf(area)) !== true)
        .map(area => `${path} says ${area}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('areas', () => {
  it.each(['en', 'es', 'fr'])('of %s are files, each with the words of its own name', language => {
    const files = [...sources.keys()].filter(path => path.startsWith(`src/i18n/${language}/`));
    const exported = files.flatMap(path => /^export const (\w+)/m.exec(sources.get(path) ?? '')?.[1] ?? []);
    expect(exported.sort()).toEqual(Object.keys(en).sort());
  });
});

/** The largest sets that agree with one another: what a chunk names itself, and what all who ask for it have. */
function partsByChunk(): Map<string, Set<Part>> {
  const known = new Map(chunks.map(chunk => [chunk, new Set(chunk === main ? ['start' as const] : everything)]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, chunk, brings } of askings) {
      for (const host of chunks.filter(candidate => insides.get(candidate)?.has(from) === true)) {
        const had = known.get(chunk) ?? new Set();
        const has = [...had].filter(part => brings.includes(part) || known.get(host)?.has(part) === true);
        changed ||= has.length < had.size;
        known.set(chunk, new Set(has));
      }
    }
  }
  return known;
}

/** `lazyScreen(() => import('…'), 'Name', 'auth')` and its like; any other `import('…')` brings no words. */
function askingsIn(from: string, text: string): readonly Asking[] {
  return [...text.matchAll(/\bimport\('(?<to>[#.][^']+)'\)(?<rest>[^;]*;(?:\s*\}[^;]*;)?)/g)].map(found => {
    const { to = '', rest = '' } = found.groups ?? {};
    const before = text.slice(0, found.index);
    const call = Math.max(...['lazyScreen(', 'portalScreen(', 'lazyPiece('].map(name => before.lastIndexOf(name)));
    const named = everything.filter(part => new RegExp(`,\\s*'${part}'\\s*[,)]`).test(rest));
    const portal = call >= 0 && before.slice(call).startsWith('portalScreen(');
    return { from, chunk: fileOf(from, to), brings: portal ? ['portal', ...named] : named };
  });
}

function withImports(chunk: string): ReadonlySet<string> {
  const inside = new Set([chunk]);
  for (const path of inside) {
    const found = (sources.get(path) ?? '').matchAll(/^(?:import|export)(?! type)[^;]*? from '(?<to>[#.][^']+)'/gms);
    for (const { groups } of found) inside.add(fileOf(path, groups?.to ?? ''));
  }
  return inside;
}

function areasSaidIn(path: string): readonly string[] {
  const found = (sources.get(path) ?? '').matchAll(/useTranslations\('(?<area>\w+)/g);
  return [...found].map(({ groups }) => groups?.area ?? '');
}

function fileOf(from: string, to: string): string {
  return to.startsWith('#')
    ? to.replace('#', to.startsWith('#sync/') ? '' : 'src/')
    : normalize(join(dirname(from), to));
}
