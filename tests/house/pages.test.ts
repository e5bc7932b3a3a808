// A page composes screens or takes parameters out of an address. What would only pass on to one screen is said by the route itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const folder = join(repository, 'src/routes');

it('do more than pass on to one screen', () => {
  const pages = readdirSync(folder).filter(name => name.endsWith('-page.tsx'));
  const passesOn = /export function \w+\(\) \{\s*return <\w+ \/>;\s*\}\s*$/;
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(name => passesOn.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
