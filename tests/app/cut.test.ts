import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ASKED } from '#app/build/cut.ts';
import { repository } from '#tests/support/repository.ts';

it('cuts the app at files that exist, each named once', () => {
  const named = Object.values(ASKED).flat();
  expect(named.filter(file => !existsSync(join(repository, file)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
