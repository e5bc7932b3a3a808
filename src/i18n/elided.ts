// French says « l’accord d’Anna » and « dès qu’Anna accepte ». Who a message is about is known only when it is filled in, so the word before
// a name is shortened then. Only there: what somebody wrote stays as they wrote it. An h or a y is left alone, as half of them are silent.
import type { CompiledMessage } from 'icu-minify/format';

type Parts = Exclude<CompiledMessage, string>;
type Part = Parts[number];

const VOWEL = /^[aeiouœæ]/i;
const SHORTENED = /(?<=^|[^\p{L}])(?<word>d|(?:lors|puis)?qu)e $/iu;

/** The message for these values; itself where none begins with a vowel. */
export function elided(message: CompiledMessage, values: Readonly<Record<string, unknown>>): CompiledMessage {
  if (typeof message === 'string') return message;
  const names = beginningWithVowel(values);
  return names.length === 0 ? message : shortened(message, names);
}

/** The same of a message that is not compiled yet, as the senders of mails have it. */
export function elidedText(message: string, values: Readonly<Record<string, unknown>>): string {
  return beginningWithVowel(values).reduce(
    (text, name) =>
      text.replace(new RegExp(`(?<=^|[^\\p{L}])(d|(?:lors|puis)?qu)e \\{${name}\\}`, 'giu'), `$1’{${name}}`),
    message,
  );
}

function beginningWithVowel(values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(values).filter(name => VOWEL.test(String(values[name]).normalize('NFD')));
}

function shortened(parts: Parts, names: readonly string[]): Parts {
  return parts.map((part, at) => {
    if (typeof part !== 'string') return inBranches(part, names);
    const next = parts[at + 1];
    return isOneOf(next, names) ? part.replace(SHORTENED, '$<word>’') : part;
  });
}

function isOneOf(part: Part | undefined, names: readonly string[]): boolean {
  return Array.isArray(part) && part.length === 1 && names.includes(part[0]);
}

/** Of a select or a plural. */
function inBranches(part: Part, names: readonly string[]): Part {
  if (!Array.isArray(part) || part.length !== 3 || typeof part[2] !== 'object' || part[2] === null) return part;
  const branches = Object.entries(part[2] as Readonly<Record<string, unknown>>);
  const inner = branches.map(([key, branch]) => [
    key,
    Array.isArray(branch) ? shortened(branch as Parts, names) : branch,
  ]);
  return [part[0], part[1], Object.fromEntries(inner)] as Part;
}
