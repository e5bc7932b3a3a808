// `sync/SPEC.md` is true only as far as tests hold it: every rule's id stands in the title of a test, and every id in a
// title is a rule.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const ruleId = /\b(?:QU|PU|PL|MI|EN|LE|SE)\d+\b/g;
const spec = await readFile(join(repository, 'sync/SPEC.md'), 'utf8');
const rules = definedRules(spec);
const titled = await idsInTestTitles();

describe('the rules of the engine', () => {
  it('are numbered once each', () => {
    const twice = rules.filter((id, index) => rules.indexOf(id) !== index);
    expect(rules.length).toBeGreaterThan(0);
    expect(twice).toEqual([]);
  });

  it('are each named by the title of a test', () => {
    expect(rules.filter(id => !titled.has(id))).toEqual([]);
  });

  it('are all that titles name', () => {
    expect([...titled].filter(id => !rules.includes(id))).toEqual([]);
  });

  it('serve all sixteen promises, and each says which', () => {
    const [, list = ''] = /^## Promises\n(.*?)\n\n/ms.exec(spec) ?? [];
    const promises = [...list.matchAll(/(?:^|· )(\d+) /gm)].map(([, number]) => Number(number));
    const served = spec.split('\n').flatMap(line => {
      const [, numbers] = /^- \*\*[A-Z]{2}\d+\*\* .* \(([\d, ]+)\)$/.exec(line) ?? [];
      return numbers === undefined ? [] : [numbers.split(', ').map(Number)];
    });
    expect(promises).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(served).toHaveLength(rules.length);
    expect([...new Set(served.flat())].sort((a, b) => a - b)).toEqual(promises);
  });

  it('are all that comments in the engine cite', async () => {
    const cited = await idsIn('sync', /\.ts$/);
    expect([...cited].filter(id => !rules.includes(id))).toEqual([]);
  });
});

/** A rule begins its line or its table row with its id: `- **PU4** …`, `| PU4 | …`, `### PU4 …`. */
function definedRules(text: string): string[] {
  return text
    .split('\n')
    .flatMap(line => /^[\s|#*-]*(?<id>(?:QU|PU|PL|MI|EN|LE|SE)\d+)\b/.exec(line)?.groups?.id ?? []);
}

async function idsInTestTitles(): Promise<Set<string>> {
  const texts = await textsOf('tests', /\.test\.ts$/);
  const titles = texts.flatMap(text => [
    ...text.matchAll(/\b(?:it|test|describe)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*(['"`])(?<title>.*?)\1/gs),
  ]);
  return new Set(titles.flatMap(match => match.groups?.title?.match(ruleId) ?? []));
}

async function idsIn(folder: string, name: RegExp): Promise<Set<string>> {
  const texts = await textsOf(folder, name);
  return new Set(texts.flatMap(text => text.match(ruleId) ?? []));
}

async function textsOf(folder: string, name: RegExp): Promise<string[]> {
  const names = (await readdir(join(repository, folder), { recursive: true })).filter(file => name.test(file));
  return Promise.all(names.map(file => readFile(join(repository, folder, file), 'utf8')));
}
