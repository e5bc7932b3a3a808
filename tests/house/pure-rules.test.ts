// A rule is asked about a moment, it does not look at the clock: `domain/*/rules.ts` take time as an argument and leave
// nothing to chance, so that they say the same on the device, in a test and beside their SQL twin.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const domain = join(repository, 'src/domain');
const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bperformance\.now\(|\buuid\b|\bfetch\(/;

const files = (await readdir(domain, { recursive: true })).filter(name => /(?:rules|time|money)\.ts$/.test(name));

it.each(files)('%s knows no clock and no chance', async file => {
  const lines = (await readFile(join(domain, file), 'utf8')).split('\n');
  expect(lines.filter(line => impure.test(line) && !line.trimStart().startsWith('//'))).toEqual([]);
});
