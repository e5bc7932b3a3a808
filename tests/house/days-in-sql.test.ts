// A day that is cut from an instant belongs to a zone, which SQL names: without one it is the session's, whatever that is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const migrations = join(repository, 'supabase/migrations');
/** Of now, a column or a variable of that kind, and of what was added to it. */
const WITHOUT_ZONE = /(now\(\)|_at|\bat|\bsince|\bupto)\)?( [+-] interval '[^']*'\))?::date\b/;

it.each(['private.now()::date', '(starts_at)::date', "(private.now() + interval '1 year')::date"])('sees %s', text => {
  expect(text).toMatch(WITHOUT_ZONE);
});

it('no migration takes the day of an instant without naming a zone', () => {
  const files = readdirSync(migrations).filter(name => name.endsWith('.sql'));
  const found = files.flatMap(name =>
    readFileSync(join(migrations, name), 'utf8')
      .split('\n')
      .flatMap((line, nth) => (WITHOUT_ZONE.test(line) ? `${name}:${nth + 1}` : [])),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
