// The built app, no older than its sources: browsers are shown what a newcomer would be served.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from '#supabase/local/build.ts';
import { alone } from './alone.ts';
import { repository } from './repository.ts';

export const dist = join(repository, 'dist');

/** Builds unless `dist/` is newer than everything it is made from; of several processes that ask at once, one builds. */
export function freshBuild(): void {
  alone(join(repository, '.cache', 'build.pid'), build);
}

function build(): void {
  const built = existsSync(join(dist, 'index.html')) ? statSync(join(dist, 'index.html')).mtimeMs : 0;
  if (built > newest(SOURCES.map(name => join(repository, name)))) return;
  console.log('Building the app …');
  const { status } = spawnSync(join(repository, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: repository,
    stdio: 'inherit',
    // A test runner sets this to "test", and React would come in its development form: twice the size, half as fast.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The app does not build.');
}

function newest(paths: readonly string[]): number {
  return Math.max(
    0,
    ...paths.filter(existsSync).map(path => {
      const found = statSync(path);
      return found.isDirectory() ? newest(readdirSync(path).map(name => join(path, name))) : found.mtimeMs;
    }),
  );
}
