// The libraries of the PostgreSQL that comes as a package: its install script links their short names. Where installing runs no scripts
// (`npm ci --ignore-scripts`), they are linked before the first start, by that very script.
import { execFile } from 'node:child_process';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** `packages`: the folder with one package for each platform that is installed. */
export async function linkLibraries(packages: string): Promise<void> {
  for (const name of await readdir(packages)) {
    const folder = join(packages, name);
    const listed = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
    const last = (JSON.parse(listed) as { readonly target: string }[]).at(-1);
    if (last === undefined || (await lstat(join(folder, last.target)).catch(() => null)) !== null) continue;
    await promisify(execFile)(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
  }
}
