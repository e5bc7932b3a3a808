// Built apps of earlier days, as their devices still have them: each a zip without pictures, named by its day. The release script writes
// them, the upgrade test serves them.
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { repository } from './repository.ts';

const BUILDS = join(repository, 'tests/builds');

/** Names without `.zip`, the oldest first. */
export function keptBuilds(): readonly string[] {
  return readdirSync(BUILDS)
    .filter(name => name.endsWith('.zip'))
    .map(name => name.slice(0, -'.zip'.length))
    .sort();
}

export async function packBuild(folder: string): Promise<Uint8Array> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Zippable = {};
  for (const entry of names.filter(one => one.isFile() && !one.name.endsWith('.png'))) {
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1)] = new Uint8Array(await readFile(path));
  }
  return zipSync(files, { level: 9, mtime: '2026-01-01' });
}

/** With the pictures of today. */
export async function unpackBuild(name: string, folder: string): Promise<void> {
  await cp(join(repository, 'public'), folder, { recursive: true });
  const files = unzipSync(new Uint8Array(readFileSync(join(BUILDS, `${name}.zip`))));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
