// What storage did wrong, in a typed word. It knows the names of errors, not what was being stored.
import type { StorageTrouble } from './status.ts';

const TROUBLES: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'quota',
  DatabaseClosedError: 'connection-lost',
  InvalidStateError: 'connection-lost',
  UnknownError: 'connection-lost',
  AbortError: 'connection-lost',
  TimeoutError: 'connection-lost',
  BlockedError: 'blocked',
  VersionError: 'unavailable',
  OpenFailedError: 'unavailable',
  MissingAPIError: 'unavailable',
  SecurityError: 'unavailable',
  NotFoundError: 'unavailable',
};

/** Storage's word for what happened, or null for an error that is no trouble of storage but a bug. */
export function troubleOf(error: unknown): StorageTrouble | null {
  let trouble: StorageTrouble | null = null;
  // Dexie wraps: the innermost name says most.
  for (let at = error; at instanceof Object; at = wrapped(at)) {
    trouble = TROUBLES[String((at as { name?: unknown }).name)] ?? trouble;
  }
  return trouble;
}

/** What a Dexie error wraps: one error, or those of a bulk. */
function wrapped(error: object): unknown {
  const { inner, failures } = error as { inner?: unknown; failures?: readonly unknown[] };
  return inner ?? failures?.[0];
}
