import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { paths } from '#supabase/local/paths.ts';
import { generateTypes } from '#supabase/local/types.ts';

test('the row types are those of the migrations (else: npm run types)', async () => {
  expect(await readFile(paths.databaseTypes, 'utf8')).toBe(await generateTypes());
});
