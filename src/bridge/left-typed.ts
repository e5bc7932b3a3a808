// What a person typed and neither sent nor saved: into forms of this tab or of one before it, and into chats.
import { keptNames, readTyped } from './kept.ts';

/** By the name of each form; what was only chosen, and a box that was emptied again, are none. */
export function leftTyped(userId: string): readonly string[] {
  const inForms = keptNames('session', userId).filter(
    name => !/^find$|-begun$/.test(name) && !['""', '{}', null].includes(readTyped(name, userId)),
  );
  return [...inForms, ...keptNames('local', userId).filter(name => /^(?:draft|form)-/.test(name))];
}
