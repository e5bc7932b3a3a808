// The linter counts lines of TypeScript; this counts those of SQL: an entity is a page, not a scroll.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const folder = join(repository, 'supabase/migrations');

it('keeps every migration within 200 lines', async () => {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql'));
  const lengths = await Promise.all(
    files.map(async name => [name, (await readFile(join(folder, name), 'utf8')).split('\n').length - 1] as const),
  );
  expect(lengths.filter(([, lines]) => lines > 200)).toEqual([]);
});
