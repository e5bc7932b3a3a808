// One process of this machine at a time, by a file that holds its number. A process that has ended holds nothing.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOOK_MS = 100;

/** Waits without an event loop, as what it guards does. */
export function alone(lock: string, act: () => void): void {
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  try {
    act();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // With its content, or not at all.
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    giveUpDead(lock);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Moved before it is removed: somebody else may have done the same, and hold the lock by now. */
function giveUpDead(lock: string): void {
  if (lives(holderOf(lock))) return;
  const aside = `${lock}.${process.pid}.ended`;
  try {
    renameSync(lock, aside);
    if (lives(holderOf(aside))) linkSync(aside, lock);
  } catch {
    // Gone meanwhile.
  }
  rmSync(aside, { force: true });
}

/** Null: nobody holds it any more. */
function holderOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

/** Who has just left is not dead: the next look takes the lock. */
function lives(holder: number | null): boolean {
  if (holder === null) return true;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
