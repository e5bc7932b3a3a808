// Who chose larger letters in their browser has all of it larger: what is written in px is built in rem.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sizedByLetters } from '#app/build/letter-size.ts';
import { repository } from '#tests/support/repository.ts';

it.each([
  ['a length', 'margin: -8px 0 17px', 'margin: -.5rem 0 1.0625rem'],
  ['what is reckoned', 'width: calc(100% - 40px)', 'width: calc(100% - 2.5rem)'],
  ['a line, which stays thin', 'border: 1.5px solid', 'border: 1.5px solid'],
  ['a window', '@media (max-width: 819.98px) {', '@media (max-width: 51.24875em) {'],
  ['a box', '@container pane (min-width: 680px) {', '@container pane (min-width: 42.5rem) {'],
  [
    'what is no length',
    '/* 44px */ mask: url("a16px.svg"); content: "12px"',
    '/* 44px */ mask: url("a16px.svg"); content: "12px"',
  ],
  ['a name', '.at820px { --e-16px: 4px }', '.at820px { --e-16px: .25rem }'],
])('%s', (_, written, built) => {
  expect(sizedByLetters(written)).toBe(built);
});

it('no code asks for a width of the window in px: style sheets would break elsewhere', () => {
  const source = join(repository, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
  const asking = files.filter(name =>
    /\((?:min|max)-(?:width|height): [^)]*px\)/.test(readFileSync(join(source, name), 'utf8')),
  );
  expect(asking).toEqual([]);
});
