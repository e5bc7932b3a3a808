// What start and tests prepared once and load from then on, in the cache folder, each under a hash of all that went into it.
// A cache that cannot be written makes everything slower and nothing else.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from './failure.ts';
import { paths } from './paths.ts';

/** Of these files' contents in this order, and of a word on what was done with them. */
export async function hashOf(files: readonly string[], how = ''): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.update(how).digest('hex').slice(0, 24);
}

/** All files below a folder, by name; none when it is not there. */
export async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
    return files.sort();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Written beside and moved, since several processes may prepare the same one. Of those named alike, only so many stay. */
export async function keepInCache(
  name: string,
  write: (part: string) => Promise<unknown>,
  alike: { readonly pattern: RegExp; readonly kept: number },
): Promise<void> {
  const file = join(paths.cache, name);
  const part = `${file}.${process.pid}`;
  try {
    await mkdir(paths.cache, { recursive: true });
    await write(part);
    await rename(part, file);
    await dropOld(alike.pattern, alike.kept);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if (!HARMLESS.includes(systemCode(error) ?? '')) throw error;
  }
}

/** What processes left half written that were ended in the middle of it. */
export async function dropAbandoned(): Promise<void> {
  const parts = (await readdir(paths.cache).catch(() => [])).filter(name => isAbandoned(/\.(\d+)$/.exec(name)?.[1]));
  await Promise.all(
    parts.map(name => rm(join(paths.cache, name), { recursive: true, force: true }).catch(() => undefined)),
  );
}

function isAbandoned(owner: string | undefined): boolean {
  if (owner === undefined) return false;
  try {
    process.kill(Number(owner), 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

/** No room, no right to write, or another process was quicker. */
const HARMLESS = ['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'ENOENT', 'ENOTEMPTY', 'EEXIST'];

async function dropOld(pattern: RegExp, kept: number): Promise<void> {
  const files = (await readdir(paths.cache)).filter(name => pattern.test(name)).map(name => join(paths.cache, name));
  const dated = await Promise.all(files.map(async file => ({ file, at: (await stat(file)).mtimeMs })));
  const old = dated.sort((a, b) => b.at - a.at).slice(kept);
  await Promise.all(old.map(({ file }) => rm(file, { recursive: true, force: true })));
}
