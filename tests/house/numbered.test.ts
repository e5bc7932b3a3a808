// What the product must do and withstand is numbered, and numbers are held both ways: each stands in a title, and each title's
// number is in a list. A test that is renamed or deleted leaves its number behind here. (`spec-rules.test.ts` does so for SPEC.)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ATTACKS } from '#tests/support/attacks.ts';
import { FAULTS } from '#tests/support/faults.ts';
import { repository } from '#tests/support/repository.ts';
import { STORY_FAULTS } from '#tests/support/simulator/story.ts';
import { SPEC_POINTS } from '#tests/support/spec-points.ts';
import { STORIES } from '#tests/support/stories.ts';

const titles = titlesIn('tests');

describe.each([
  { list: 'attacks', numbers: Object.keys(ATTACKS), number: /\bAT\d+\b/g },
  { list: 'faults', numbers: Object.keys(FAULTS), number: /\bFA\d+\b/g },
  { list: 'points of the specification', numbers: Object.keys(SPEC_POINTS), number: /\bSP\d+\.\d+\b/g },
  { list: 'stories', numbers: Object.keys(STORIES), number: /\bST\d+\b/g },
])('$list', ({ numbers, number }) => {
  const titled = new Set(titles.flatMap(title => title.match(number) ?? []));

  it('are each named by a title', () => {
    expect(numbers.length).toBeGreaterThan(8);
    expect(numbers.filter(one => !titled.has(one))).toEqual([]);
  });

  it('are all that titles name', () => {
    expect([...titled].filter(one => !numbers.includes(one))).toEqual([]);
  });
});

it('faults that stories tell are drawn there', () => {
  const drawn = STORY_FAULTS.filter(([, weight]) => weight > 0).map(([fault]) => fault);
  const told = Object.values(FAULTS).flatMap(({ stories }) => stories ?? []);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(fault => !drawn.includes(fault))).toEqual([]);
});

/** First words of tests and of rows in tables of cases: `it('…'`, `['…',`. Comments are none. */
function titlesIn(folder: string): readonly string[] {
  const files = readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.startsWith('house') && !name.startsWith('support'))
    .map(name => readFileSync(join(repository, folder, name), 'utf8'));
  const title =
    /(?:\b(?:it|test|describe)\(|\](?: as const)?\)\(|\bit\.each\([^\n]*\)\(|\[|^)\s*(['"`])((?:AT|FA|SP|ST)\d[^\n]*?)\1/gm;
  return files.flatMap(text => [...text.matchAll(title)].map(([, , words = '']) => words));
}
