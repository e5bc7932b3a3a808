// The last hundred things that broke, kept on this device so that the server can be told and the person can quote an id.
// It keeps no query strings (tokens live there) and goes with the person at sign-out.
import { keepOwn, readOwn } from '#bridge/kept.ts';
import { randomId } from '#bridge/random-id.ts';
import { parsed } from '#bridge/sweep-forms.ts';
import { build } from './this-build.ts';

export interface LoggedError {
  readonly id: string;
  /** ISO 8601, UTC, this device's clock. */
  readonly at: string;
  readonly severity: 'critical' | 'high' | 'medium';
  readonly message: string;
  readonly stack: string;
  readonly path: string;
  /** Which build of the app it was. */
  readonly build?: string;
  /** What the person said of it. */
  readonly note?: string;
  /** The server has it. */
  readonly told?: true;
}

const NAME = 'errors';
const kept = 100;
const WORDS_LENGTH = 500;
const STACK_LENGTH = 2000;
/** At the start of a page whoever tells the server is still on their way; without the engine they never come. */
const LISTENER_WITHIN_MS = 3000;
let listener: (() => Promise<void>) | null = null;
let hears: () => void = () => undefined;
const listening = new Promise<void>(resolve => {
  hears = resolve;
});

/** Keeps it and answers with it; never throws, because it is called where something has already gone wrong. */
export function logError(error: unknown, severity: LoggedError['severity']): LoggedError {
  const logged: LoggedError = {
    id: randomId(),
    at: new Date().toISOString(),
    severity,
    message: sendable(String(error instanceof Error ? error.message : error), WORDS_LENGTH),
    stack: sendable(error instanceof Error ? String(error.stack ?? '') : '', STACK_LENGTH),
    path: window.location.pathname,
    build,
  };
  try {
    store([...loggedErrors(), logged]);
  } catch {
    // Storage is full or forbidden: the screen still shows the id, and the console has the error.
  }
  void listener?.();
  return logged;
}

/** One listener: whoever tells the server. */
export function onLogged(listen: () => Promise<void>): void {
  listener = listen;
  hears();
}

/** Sends it with what the person says of it, or keeps both until there is a connection. Empty: nothing to say. */
export async function reportError(id: string, note: string): Promise<'sent' | 'kept'> {
  const said = sendable(note.trim(), WORDS_LENGTH);
  const withNote = ({ told: _, ...error }: LoggedError): LoggedError =>
    said === '' ? error : { ...error, note: said };
  store(loggedErrors().map(error => (error.id === id ? withNote(error) : error)));
  await Promise.race([listening, new Promise(resolve => setTimeout(resolve, LISTENER_WITHIN_MS))]);
  await listener?.();
  return loggedErrors().some(error => error.id === id && error.told === true) ? 'sent' : 'kept';
}

export function markTold(ids: readonly string[]): void {
  store(loggedErrors().map(error => (ids.includes(error.id) ? { ...error, told: true } : error)));
}

/** Without control characters and halves of a pair: PostgreSQL refuses them, and with them all that is sent along. */
function sendable(text: string, most: number): string {
  return text.slice(0, most).replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '');
}

function store(errors: readonly LoggedError[]): void {
  keepOwn(NAME, JSON.stringify(errors.slice(-kept)));
}

/** What cannot be read is as good as nothing: the next error begins the list anew. */
export function loggedErrors(): readonly LoggedError[] {
  const stored = parsed<unknown>(readOwn(NAME));
  return Array.isArray(stored) ? stored.filter(isLogged) : [];
}

function isLogged(stored: unknown): stored is LoggedError {
  return typeof stored === 'object' && stored !== null && 'id' in stored && 'message' in stored;
}
