// `npm run test:nodes -- [--node 22,24,26] [part …]`: `npm test`, or the parts named, on other versions of Node, each the latest of its
// line from npm's `node` package. One line for each at the end. For a night: the whole takes as long as `npm test`, for each version.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '#tests/support/repository.ts';

const { values, positionals } = parseArgs({
  options: { node: { type: 'string', default: '22,24,26' } },
  allowPositionals: true,
});

const folder = await mkdtemp(join(tmpdir(), 'encore-nodes-'));
try {
  const passed: string[] = [];
  const failed: string[] = [];
  for (const line of values.node.split(',')) {
    const bin = await installNode(line);
    const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
    console.log(`\n=== Node ${line}`);
    const works = (await run('node', ['--import', 'tsx', 'tests/run.ts', ...positionals], path)) === 0;
    (works ? passed : failed).push(line);
  }
  console.log(`\nNode ${passed.join(', ') || 'none'} passed, ${failed.join(', ') || 'none'} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The latest of a line (`22`), apart from our packages; resolves with the folder of its program. */
async function installNode(line: string): Promise<string> {
  const apart = join(folder, line);
  const argv = ['install', `node@${line}`, '--prefix', apart, '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run('npm', argv, process.env.PATH ?? '')) !== 0) throw new Error(`Node ${line} could not be installed`);
  return join(apart, 'node_modules/node/bin');
}

/** With its output on this terminal; resolves with its exit code. */
function run(program: string, argv: readonly string[], path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, argv, { cwd: repository, stdio: 'inherit', env: { ...process.env, PATH: path } });
    child.once('error', reject);
    child.once('exit', code => resolve(code ?? 1));
  });
}
