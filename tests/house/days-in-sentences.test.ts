// A day begins with a capital at the head of a line and with a small letter inside a sentence: Spanish and French write «el dom 13 dic».
// A message puts what it is given somewhere behind its first word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';

const source = join(repository, 'src');
/** In one call of a message, up to the first value that is itself closed. */
const HEADING_IN_MESSAGE = /\bt\('\w+(?:\.\w+)*', \{[^}]*?\bday: format\.dayHeading\(/;

it('no message is given the day of a heading', () => {
  expect("t('opensOn', { day: format.dayHeading(at, tz) })").toMatch(HEADING_IN_MESSAGE);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
  const headings = files.filter(file => HEADING_IN_MESSAGE.test(readFileSync(join(source, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(headings).toEqual([]);
});
