// Builds the app when there is no build yet or a source is newer than it.
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from './failure.ts';
import { paths } from './paths.ts';

/** What the app is made from. */
export const SOURCES: readonly string[] = [
  ...['src', 'sync', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json'],
  ...['package.json', 'package-lock.json'],
];

/** Answers whether there was something to do. `say` gets one line before the slow part begins. */
export async function buildIfNeeded(say: (line: string) => void): Promise<boolean> {
  const built = await changedAt(join(paths.dist, 'index.html'));
  const newest = Math.max(...(await Promise.all(SOURCES.map(source => newestIn(join(paths.root, source))))));
  if (built !== null && built >= newest) return false;
  say('Building the app …');
  const { build } = await import('vite');
  // Beside the old build, which stays whole until the new one is.
  const outDir = join(paths.cache, 'build');
  try {
    await build({ root: paths.root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  } catch (error) {
    const words = error instanceof Error ? error.message.split('\n    at ')[0] : String(error);
    throw new StartFailure(`The app could not be built: ${words}`);
  }
  await rm(paths.dist, { recursive: true, force: true });
  await rename(outDir, paths.dist);
  return true;
}

/** The time of the last change below a path, 0 for nothing there. */
async function newestIn(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path);
  return Math.max(found.mtimeMs, ...(await Promise.all(entries.map(entry => newestIn(join(path, entry))))));
}

async function changedAt(file: string): Promise<number | null> {
  return stat(file).then(
    found => found.mtimeMs,
    () => null,
  );
}
