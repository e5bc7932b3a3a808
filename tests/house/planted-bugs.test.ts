// Bugs are planted in runs that have a night (the simulator's self-test, mutants of SQL). Each must still find its sentence by day, or
// that run ends at the first one that was rewritten since.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GUARD_BUGS } from '#tests/mutants/guard-bugs.ts';
import { RIGHTS_BUGS } from '#tests/mutants/rights-bugs.ts';
import { SQL_BUGS } from '#tests/mutants/sql-bugs.ts';
import { SURVIVORS } from '#tests/mutants/survivors.ts';
import { TRUST_BUGS } from '#tests/mutants/trust-bugs.ts';
import { withBug } from '#tests/support/planted.ts';
import { repository } from '#tests/support/repository.ts';
import { BUGS } from '#tests/support/simulator/self-test.ts';

const inMigrations = [...SQL_BUGS, ...TRUST_BUGS, ...GUARD_BUGS, ...RIGHTS_BUGS].map(bug => ({
  ...bug,
  file: `supabase/migrations/${bug.file}.sql`,
}));

it('each planted bug replaces a sentence that stands once in its file', () => {
  for (const bug of [...BUGS, ...inMigrations]) {
    const source = readFileSync(join(repository, bug.file), 'utf8');
    expect(withBug(source, bug)).not.toBe(source);
  }
});

it('each line whose mutants may survive stands in its file', () => {
  const gone = SURVIVORS.filter(({ file, line }) => !readFileSync(join(repository, file), 'utf8').includes(line));
  expect(gone).toEqual([]);
});
