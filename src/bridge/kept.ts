// The one entry point to what the browser keeps beside the databases: a few words in local storage, for the device or for a
// person, and a few of one tab. What it says of a person begins with who it is and goes at their sign-out, in every tab. Where storage is
// full or forbidden, reading included, a word is kept for as long as the tab is open. It does not know what the words mean.

type Kind = 'local' | 'session';

/** Also what the engine wipes (`sync/personal-storage.ts`). */
const PERSONAL = 'encore:person:';
/** Of whoever is here: told by code that knows no session. */
const ANYONE = 'anyone';

/** Whose it is, and its name. */
const OF_PERSON = new RegExp(`^${PERSONAL}([^:]+):(.*)$`);

/** What a form of this tab is compared with: nobody's, and a form may stand open while somebody leaves. */
export const FORM_TOKEN = 'encore-csrf';

const listeners = new Set<() => void>();
const ELSEWHERE = ['storage', 'pageshow'] as const;
const unkept: Readonly<Record<Kind, Map<string, string>>> = { local: new Map(), session: new Map() };

/** Of this device, whoever uses it: a language, a portal to open. */
export function readKept(key: string): string | null {
  return read('local', key);
}

/** Null takes it away. */
export function keep(key: string, value: string | null): void {
  write('local', key, value);
}

/** Without a person: of whoever is here. */
export function readOwn(name: string, userId: string = ANYONE): string | null {
  return read('local', keyOf(userId, name));
}

export function keepOwn(name: string, value: string | null, userId: string = ANYONE): void {
  write('local', keyOf(userId, name), value);
}

/** What a person types into a form of this tab, until it is saved. */
export function readTyped(name: string, userId: string): string | null {
  return read('session', keyOf(userId, name));
}

export function keepTyped(name: string, value: string | null, userId: string): void {
  write('session', keyOf(userId, name), value);
}

/** The same while a screen is drawn, for whoever reads it next: nobody is told. */
export function bringTyped(name: string, value: string | null, userId: string): void {
  store('session', keyOf(userId, name), value);
}

/** Under what something of a person is kept: for this device, or in this tab. None where storage is forbidden. */
export function keptNames(kind: Kind, userId: string): readonly string[] {
  const start = keyOf(userId, '');
  try {
    return keysOf(kind).flatMap(key => (key.startsWith(start) ? [key.slice(start.length)] : []));
  } catch {
    return [];
  }
}

/** Calls when anything kept has changed, in this tab or another: a page that comes back as it was left was told of nothing meanwhile. */
export function subscribeKept(onChange: () => void): () => void {
  listeners.add(onChange);
  for (const event of ELSEWHERE) addEventListener(event, onChange);
  return () => {
    listeners.delete(onChange);
    for (const event of ELSEWHERE) removeEventListener(event, onChange);
  };
}

/** Of this tab alone. */
export function readInTab(key: string): string | null {
  return read('session', key);
}

export function keepInTab(key: string, value: string): void {
  write('session', key, value);
}

/** All that is kept of a person, and what this tab noted of the pages they saw. */
export function forgetPerson(userId: string): void {
  const theirs = [`${PERSONAL}${userId}:`, `${PERSONAL}${ANYONE}:`];
  for (const key of keysOf('local')) if (theirs.some(start => key.startsWith(start))) write('local', key, null);
  forgetInTab();
}

/** What is kept under names that begin so of whoever else used this device. */
export function forgetOwnOfOthers(userId: string, starts: readonly string[]): void {
  for (const key of keysOf('local')) {
    const [, whose, name] = OF_PERSON.exec(key) ?? [];
    if (whose === userId || whose === ANYONE) continue;
    if (starts.some(start => name?.startsWith(start))) write('local', key, null);
  }
}

/** What this tab noted, of whomever. */
export function forgetInTab(): void {
  for (const key of keysOf('session')) if (key !== FORM_TOKEN) write('session', key, null);
}

function keyOf(userId: string, name: string): string {
  return `${PERSONAL}${userId}:${name}`;
}

function read(kind: Kind, key: string): string | null {
  try {
    return unkept[kind].get(key) ?? storage(kind).getItem(key);
  } catch {
    return null;
  }
}

function write(kind: Kind, key: string, value: string | null): void {
  store(kind, key, value);
  for (const notify of listeners) notify();
}

function store(kind: Kind, key: string, value: string | null): void {
  unkept[kind].delete(key);
  try {
    if (value === null) storage(kind).removeItem(key);
    else storage(kind).setItem(key, value);
  } catch {
    if (value !== null) unkept[kind].set(key, value);
  }
}

function keysOf(kind: Kind): readonly string[] {
  const here = [...unkept[kind].keys()];
  try {
    const kept = storage(kind);
    return [...here, ...Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '')];
  } catch {
    return here;
  }
}

/** Even to name it may throw. */
function storage(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}
