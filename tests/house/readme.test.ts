// The front page stays short and true: what it tells people to run and to read is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const MOST_WORDS = 900;

const front = readFileSync(join(repository, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

describe('README.md', () => {
  it(`has at most ${MOST_WORDS} words`, () => {
    expect(front.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('names only scripts that exist', () => {
    const named = [...front.matchAll(/npm run (?:-s )?([\w:-]+)|`(test:[\w-]+)`/g)].map(
      ([, run, kind]) => run ?? kind ?? '',
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter(name => !(name in scripts))).toEqual([]);
  });

  it('links to and shows files that exist', () => {
    const linked = [...front.matchAll(/\]\(([^)#:]+)\)|src="([^":]+)"|→ ([\w./]+\.md)/g)].map(
      ([, link, picture, page]) => link ?? picture ?? page ?? '',
    );
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter(path => !existsSync(join(repository, path)))).toEqual([]);
  });

  it('keeps no diary: decisions stand in the folder they bind', () => {
    expect(front).not.toMatch(/^#+ Decisions|\b2026\b/m);
  });
});
