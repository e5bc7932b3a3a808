// The last hundred things that broke, kept on this device so that the server can be told and the person can quote an id.
// It keeps no query strings (tokens live there) and goes with the person at sign-out.
import { keepOwn, readOwn } from '#bridge/kept.ts';

export interface LoggedError {
  readonly id: string;
  /** ISO 8601, UTC, this device's clock. */
  readonly at: string;
  readonly severity: 'critical' | 'high' | 'medium';
  readonly message: string;
  readonly stack: string;
  readonly path: string;
  /** The server has it. */
  readonly told?: true;
}

const NAME = 'errors';
const kept = 100;
const stackLength = 2000;
let listener: (() => void) | null = null;

/** Keeps it and answers with it; never throws, because it is called where something has already gone wrong. */
export function logError(error: unknown, severity: LoggedError['severity']): LoggedError {
  const logged: LoggedError = {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    severity,
    message: error instanceof Error ? error.message : String(error),
    stack: (error instanceof Error ? (error.stack ?? '') : '').slice(0, stackLength),
    path: window.location.pathname,
  };
  try {
    store([...loggedErrors(), logged]);
  } catch {
    // Storage is full or forbidden: the screen still shows the id, and the console has the error.
  }
  listener?.();
  return logged;
}

/** One listener: whoever tells the server. */
export function onLogged(listen: () => void): void {
  listener = listen;
}

export function markTold(ids: readonly string[]): void {
  store(loggedErrors().map(error => (ids.includes(error.id) ? { ...error, told: true } : error)));
}

function store(errors: readonly LoggedError[]): void {
  keepOwn(NAME, JSON.stringify(errors.slice(-kept)));
}

export function loggedErrors(): readonly LoggedError[] {
  const stored: unknown = JSON.parse(readOwn(NAME) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isLogged) : [];
}

/** What a person can paste into a message to support. */
export function reportText(error: LoggedError): string {
  return `Encore ${error.id}\n${error.at} ${error.severity}\n${error.path}\n${error.message}\n${error.stack}`;
}

function isLogged(stored: unknown): stored is LoggedError {
  return typeof stored === 'object' && stored !== null && 'id' in stored && 'message' in stored;
}
