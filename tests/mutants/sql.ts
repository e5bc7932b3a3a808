// `npm run mutants -- sql`: no tool plants bugs in SQL, so these are planted by hand, one at a time, in a copy of the
// migrations: a sentence replaced by another, in push, pull, scopes, floor and receipts, and in what keeps people apart. Each
// must make one of the named tests fail, on a real PostgreSQL.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBug } from '#tests/support/planted.ts';
import { repository } from '#tests/support/repository.ts';
import { GUARD_BUGS } from './guard-bugs.ts';
import { record } from './record.ts';
import { RIGHTS_BUGS } from './rights-bugs.ts';
import { SQL_BUGS, type SqlBug } from './sql-bugs.ts';
import { TRUST_BUGS } from './trust-bugs.ts';

const COPIED = ['sync', 'src', 'supabase', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json'];

const BUGS = [...SQL_BUGS, ...TRUST_BUGS, ...GUARD_BUGS, ...RIGHTS_BUGS];

/** The title of the first test that fails with it; null: nobody saw it. */
async function seenBy(bug: SqlBug): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'encore-planted-'));
  try {
    for (const part of COPIED) await cp(join(repository, part), join(folder, part), { recursive: true });
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
    const path = join(folder, 'supabase/migrations', `${bug.file}.sql`);
    await writeFile(path, withBug(await readFile(path, 'utf8'), bug));
    return await failing(folder, bug);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

async function failing(folder: string, { name, tests }: SqlBug): Promise<string | null> {
  const report = join(folder, 'report.json');
  const config = ['--config', 'tests/vitest.config.ts', '--project', 'database', '--bail=1'];
  const files = tests.map(test => `tests/database/${test}.test.ts`);
  const argv = ['run', ...config, '--reporter=json', `--outputFile.json=${report}`, ...files];
  await new Promise((resolve, reject) => {
    const child = spawn(join(folder, 'node_modules/.bin/vitest'), argv, { cwd: folder, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  // Migrations that do not run are no bug that a test has seen.
  if (!results.some(({ status }) => status === 'passed' || status === 'failed'))
    throw new Error(`${name}: no test ran: ${testResults[0]?.message}`);
  return results.find(({ status }) => status === 'failed')?.fullName ?? null;
}

/** True: all are seen. `named`: only those whose names hold these words. */
export async function trySql(named = ''): Promise<boolean> {
  let seen = 0;
  const unseen: string[] = [];
  for (const bug of BUGS.filter(({ name }) => name.includes(named))) {
    const title = await seenBy(bug);
    const line = `${bug.file.slice(15)}: ${bug.name}`;
    if (title === null) unseen.push(line);
    else seen += 1;
    console.log(title === null ? `NOT SEEN  ${line}` : `seen      ${line}: «${title}»`);
    // After each: the whole takes half an hour, and what is known by then stands there when it is broken off.
    const figures = `${seen} of ${seen + unseen.length} seen, of ${BUGS.length} planted`;
    if (named === '') await record({ part: 'sql', figures, survivors: unseen });
  }
  console.log(`sql: ${seen} seen, ${unseen.length} not`);
  return unseen.length === 0;
}
