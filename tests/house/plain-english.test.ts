// Comments, test titles and READMEs use the term that a new hire would search for. What `words` below replaced does not come back.
// It reads what people read: comments, titles of tests, SQL's own comments and pages; not the code itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const words: readonly (readonly [wrong: RegExp, better: string])[] = [
  [/\bempty hands\b/, 'empty batch'],
  [/(?<!Sam )\b[Ss]tones?\b(?!@)/, 'tombstone'],
  [/\brung\b/, 'notified'],
  [/\bstands? in the built page\b/, 'is prerendered'],
  [/\b(the|their|with) dice\b|\bno die\b/, 'random'],
  [/\bbeliev(e|ed|es|ing)\b|\bBelieved\b/, 'trust, validate'],
  [/\bcalm(s|er|ed|ing)?\b/, 'idle, settled'],
  [/\b(our|two|another|system|first|first texts'|titles') faces?\b|\bfaces of (our|the)\b/i, 'fonts, public interface'],
  [/\bmanners\b/i, 'conventions'],
  [/\bkind early\b/i, 'fail early'],
  [
    /['’]s one door\b|\b(the|all) doors\b(?! at)|\b(past|from outside) the door\b/,
    'entry point, dispatcher, signing in',
  ],
  // A shift's terms are asked about, a person is invited; whoever wants a place applies.
  [/\bask(s|ed|ing)? for (a|an|the|this|that|one|any|which)? ?(open |other )?(shifts?|jobs?|places?|work)\b/i, 'apply'],
];

const folders = ['sync', 'src', 'supabase', 'tests', '.'] as const;
/** Catalogues have `vocabulary.test.ts`. */
const elsewhere = /node_modules|^src\/i18n\/|\.gen\.ts$|house\/plain-english/;

const files = folders
  .flatMap(folder =>
    readdirSync(join(repository, folder), { recursive: folder !== '.', encoding: 'utf8' }).map(name =>
      folder === '.' ? name : `${folder}/${name}`,
    ),
  )
  .filter(path => /\.(tsx?|sql|md|css)$/.test(path) && !elsewhere.test(path));

it.each(words.map(([wrong, better]) => [better, wrong] as const))('says %s', (_better, wrong) => {
  const found = files.flatMap(path =>
    readAloud(path)
      .filter(line => wrong.test(line))
      .map(line => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** The lines of a file that are prose. */
function readAloud(path: string): readonly string[] {
  const lines = readFileSync(join(repository, path), 'utf8').split('\n');
  if (path.endsWith('.md')) return lines;
  if (path.endsWith('.sql')) return lines.filter(line => /--|^comment on /.test(line));
  return lines.flatMap(line => {
    const prose = /(?:^\s*\*|\/\*|(?:^|\s)\/\/)(?<comment>.*)$/.exec(line)?.groups?.comment;
    const title = /^\s*(?:it|test|describe)(?:\.\w+)*\(\s*(?<title>['"`].*)/.exec(line)?.groups?.title;
    return [prose, title].filter(text => text !== undefined);
  });
}
