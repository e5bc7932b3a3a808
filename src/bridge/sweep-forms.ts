// What keeps the copies of half-typed forms (`kept-forms.ts`) few and young, and takes them away once another person is here. A file of its
// own, since every start needs it and no form.
import { forgetOwnOfOthers, keepOwn, keptNames, readOwn } from './kept.ts';

/** Names in local storage: of a form's words, and of which of its words were sent or discarded last. */
export const FORM = 'form-';
export const ENDED = 'ended-';
const OLDEST_MS = 7 * 86_400_000;
const MOST_FORMS = 20;

export function sweepForms(userId: string): void {
  forgetOwnOfOthers(userId, [FORM, ENDED]);
  for (const start of [FORM, ENDED]) sweep(userId, start);
}

export function sweep(userId: string, start: string): void {
  const names = keptNames('local', userId).filter(name => name.startsWith(start));
  const newestFirst = names
    .map(name => ({ name, at: timeOf(readOwn(name, userId)) }))
    .sort((one, other) => other.at - one.at);
  for (const [index, { name, at }] of newestFirst.entries()) {
    if (index >= MOST_FORMS || isOld(at)) keepOwn(name, null, userId);
  }
}

/** Also by a clock that was set back since. */
export function isOld(at: number): boolean {
  return Math.abs(Date.now() - at) >= OLDEST_MS;
}

/** Long ago, where it does not say when. */
function timeOf(stored: string | null): number {
  return parsed<{ readonly at: number }>(stored)?.at ?? 0;
}

/** Anybody may write into local storage. */
export function parsed<Value>(stored: string | null): Value | null {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}
