// What can go wrong at start for reasons a person can mend: one plain sentence with the way out, no stack.
// Anything else that is thrown is a fault of ours and shows itself in full.

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
