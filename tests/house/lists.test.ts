// Safari is known to take a list whose marks a style sheet takes away for no list, so that VoiceOver says neither that it is one nor how
// long it is; unless the element says its role itself. Which lists have marks is decided elsewhere, so each says it. Not seen here:
// WebKitGTK 2.50.6 reports a list either way, and no Safari was at hand.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const source = join(repository, 'src');

it('every list says that it is one', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'));
  const lists = files.flatMap(file =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/<[uo]l\b[^>]*?(?=>|=\{)/g)].map(
      ([tag]) => `${file}: ${tag}`,
    ),
  );
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter(list => !/<[uo]l\s+role="list"/.test(list))).toEqual([]);
});
