// What somebody wrote, as SQL reads it (`private.says_something`): words of nothing but spaces and characters without width are none.
import * as v from 'valibot';

/** Other than spaces, and characters that have no width or only turn the direction. */
const SOMETHING =
  /[^\s\u00AD\u115F\u1160\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0]/u;

/** More than spaces and characters without width. */
export function saysSomething(text: string): boolean {
  return SOMETHING.test(text);
}

/** Without the blanks around it; empty where it says nothing. */
export function trimmed(text: string): string {
  return saysSomething(text) ? text.trim() : '';
}

/** In a schema of words, before their length is asked for. */
export const saidText = v.transform(trimmed);
