// What can go wrong at start for reasons a person can mend: one plain sentence with the way out, no stack.
// Anything else that is thrown is a fault of ours and shows itself in full, except what a running server tells its log.
import { databaseError } from './database/database-error.ts';

export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The code of a Node system error (`ENOENT`, `EADDRINUSE` …), or nothing. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Ends a command: the sentence alone for what a person can mend, everything for the rest. Exit code 1. */
export function endWith(error: unknown): never {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}

/**
 * A line for the log of a running server. An error of the database carries the statement and its values, addresses and
 * tokens among them: only its code and its message are told.
 */
export function tellFailure(doing: string, error: unknown): void {
  const known = databaseError(error);
  if (known?.code === DISK_FULL || systemCode(error) === 'ENOSPC')
    console.error(`${doing}: the disk is full. Nothing is saved until there is room.`);
  else if (known !== null) console.error(`${doing} failed: ${known.code} ${known.message}`);
  else console.error(`${doing} failed:`, error);
}

/** The SQLSTATE. */
const DISK_FULL = '53100';
