// How grave a failed call is stands in one place, `notifyFailedCall` (`src/ui/toast.ts`): no screen weighs an answer of the server itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const source = join(repository, 'src');
const weighs = /notifyFailure\(.*(?:failureWords|error\.code)/;

it('SP8.13 no screen says for itself how grave an answer of the server is', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
  const found = files.filter(name => weighs.test(readFileSync(join(source, name), 'utf8')));
  expect(found).toEqual([]);
});
