// The last hundred things that broke, kept on this device so that they can be reported later. It keeps no query strings
// (tokens live there) and goes with the person at sign-out.

export interface LoggedError {
  readonly id: string;
  /** ISO 8601, UTC, this device's clock. */
  readonly at: string;
  readonly severity: 'critical' | 'high' | 'medium';
  readonly message: string;
  readonly stack: string;
  readonly path: string;
}

const storageKey = 'encore:person:errors';
const kept = 100;
const stackLength = 2000;

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
    localStorage.setItem(storageKey, JSON.stringify([...loggedErrors(), logged].slice(-kept)));
  } catch {
    // Storage is full or forbidden: the screen still shows the id, and the console has the error.
  }
  return logged;
}

export function loggedErrors(): readonly LoggedError[] {
  const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isLogged) : [];
}

/** What a person can paste into a message to support. */
export function reportText(error: LoggedError): string {
  return `Encore ${error.id}\n${error.at} ${error.severity}\n${error.path}\n${error.message}\n${error.stack}`;
}

function isLogged(stored: unknown): stored is LoggedError {
  return typeof stored === 'object' && stored !== null && 'id' in stored && 'message' in stored;
}
