// A list of faults is worth what it points at: every test and every kind of story that it names is there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '#tests/support/faults.ts';
import { repository } from '#tests/support/repository.ts';

describe('the faults that the product survives', () => {
  it.each(FAULTS.map(held => [held.fault, held] as const))('%s: held where the list says', async (_, held) => {
    for (const [file, title] of held.tests) {
      const text = await readFile(join(repository, file), 'utf8');
      expect(text, file).toContain(title);
    }
    const stories = await readFile(join(repository, 'tests/support/simulator/story.ts'), 'utf8');
    for (const story of held.stories ?? []) expect(stories).toContain(`['${story}', `);
  });

  it('are told once each', () => {
    const names = FAULTS.map(({ fault }) => fault);
    expect(names).toEqual([...new Set(names)]);
    expect(FAULTS.every(({ tests }) => tests.length > 0)).toBe(true);
  });
});
