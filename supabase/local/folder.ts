// The data folder: who owns it now. The embedded engine would let a second process start on the same folder and lose
// everything that one writes, so a lock file with the owner's process id guards it.
//   DATA_DIR/lock · keys.json (mode 600) · database/ · database.ready · mails/
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure, systemCode } from './failure.ts';

export interface DataFolder {
  readonly database: string;
  readonly keys: string;
  readonly mails: string;
  release(): Promise<void>;
}

export async function claimFolder(folder: string): Promise<DataFolder> {
  const lock = join(folder, 'lock');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await claim(lock, folder);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The data folder ${folder} cannot be written (${systemCode(error) ?? 'unknown reason'}). Name another one in DATA_DIR, or set DATA_DIR=memory to keep nothing.`,
    );
  }
  return {
    database: join(folder, 'database'),
    keys: join(folder, 'keys.json'),
    mails: join(folder, 'mails'),
    release: async () => {
      held.delete(lock);
      await rm(lock, { force: true });
    },
  };
}

/** Takes away everything that a start has put there, and nothing else that may lie in that folder. */
export async function resetFolder(folder: string): Promise<void> {
  const { release, database, keys, mails } = await claimFolder(folder);
  for (const path of [database, `${database}.ready`, keys, mails]) await rm(path, { recursive: true, force: true });
  await release();
}

/** Locks that this very process holds: a file with our own id that is not among them is left over from an earlier life. */
const held = new Set<string>();

async function claim(lock: string, folder: string): Promise<void> {
  const mine = `${lock}.${process.pid}`;
  await writeFile(mine, String(process.pid), { mode: 0o600 });
  try {
    // A link is made whole or not at all, so nobody ever reads a lock that does not name its owner yet.
    if (!(await linked(mine, lock))) {
      const owner = await ownerIn(lock);
      if (isAlive(owner, lock)) throw inUse(folder, lock, owner);
      await takeAway(lock, `${mine}.ended`);
      if (!(await linked(mine, lock))) throw inUse(folder, lock, null);
    }
  } finally {
    await rm(mine, { force: true });
  }
  held.add(lock);
}

/** Moved before it is removed: another process may have found the same owner gone, and hold the lock by now. */
async function takeAway(lock: string, aside: string): Promise<void> {
  try {
    await rename(lock, aside);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  if (isAlive(await ownerIn(aside), lock)) await linked(aside, lock);
  await rm(aside, { force: true });
}

/** No number where the lock has just gone. */
async function ownerIn(lock: string): Promise<number> {
  return Number.parseInt(await readFile(lock, 'utf8').catch(() => ''), 10);
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number, lock: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return held.has(lock);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

function inUse(folder: string, lock: string, owner: number | null): StartFailure {
  const who = owner === null ? 'another process' : `process ${owner}`;
  return new StartFailure(
    `The data folder ${folder} is in use by ${who}. Stop that one, or name another folder in DATA_DIR. (If it is long gone, delete ${lock}.)`,
  );
}
