// `npm run verify:hosted -- --url https://<ref>.supabase.co --key <publishable key>`: asks a hosted project what the tests ask
// of ours, and removes what it made, also after it was cut off.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, StartFailure } from '#supabase/local/failure.ts';
import { repository } from '#tests/support/repository.ts';
import { leave, leftBehind } from './leave.ts';
import { type Named, openDatabase, readProject } from './project.ts';

const USAGE = `Use: DATABASE_URL=postgresql://… npm run verify:hosted -- --url https://<ref>.supabase.co --key <publishable key> [--clean]

It makes nine accounts and their venues, with addresses that nobody can have, in a city where nobody has a venue or looks for
work, and refuses to begin where there is none. It asks for rights, the product's list of calls, who can do what and the contract
of synchronisation, and removes everything again.
DATABASE_URL is the project's own connection string. It makes accounts without mails and is a secret: only the environment
names it. Runs side by side keep out of each other's way. --clean only removes what runs have left that were killed, and what
one that goes on has made. Ends with 0 if all passed and nothing is left.`;

async function main(): Promise<void> {
  const { url, key, clean, help } = readFlags();
  if (help) return console.log(USAGE);
  const named = readProject({ ...process.env, VERIFY_URL: url, VERIFY_KEY: key });
  if (named === null) throw new StartFailure(USAGE);
  // An interrupt ends the run; what it made is still removed here.
  process.on('SIGINT', () => undefined);
  await (await openDatabase(named.databaseUrl)).end();
  const mark = randomUUID();
  const passed = clean || (await run(named, mark));
  const left = await cleared(named, clean ? undefined : mark);
  if (left.length > 0) throw new StartFailure(`Left behind, remove by --clean: ${left.join(', ')}`);
  console.log('Nothing is left behind.');
  if (!passed) process.exitCode = 1;
}

function readFlags() {
  try {
    const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
    return parseArgs({ options: { url: text, key: text, clean: flag, help: flag } }).values;
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : 'Unknown option'}\n\n${USAGE}`);
  }
}

/** The stories as a run of their own, a line for each. */
function run({ url, publishableKey, databaseUrl }: Named, mark: string): Promise<boolean> {
  const argv = ['run', '--config', 'tests/vitest.config.ts', '--project', 'hosted', '--reporter', 'verbose'];
  const env = {
    ...process.env,
    VERIFY_URL: url,
    VERIFY_KEY: publishableKey,
    DATABASE_URL: databaseUrl,
    VERIFY_RUN: mark,
  };
  const child = spawn(join(repository, 'node_modules/.bin/vitest'), argv, { cwd: repository, stdio: 'inherit', env });
  process.on('SIGTERM', () => child.kill());
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', code => resolve(code === 0));
  });
}

async function cleared({ databaseUrl }: Named, mark: string | undefined): Promise<string[]> {
  const client = await openDatabase(databaseUrl);
  const query = async <Row extends object>(sql: string, values?: unknown[]) =>
    (await client.query<Row>(sql, values)).rows;
  try {
    await leave({ query }, mark);
    return await leftBehind({ query }, mark);
  } finally {
    await client.end();
  }
}

main().catch(endWith);
