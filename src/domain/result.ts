// Expected failures are values; throws are for bugs.
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function failed<Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error };
}

/** For the default branch of an exhaustive switch: fails to compile when a case is forgotten. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected: ${JSON.stringify(value)}`);
}
