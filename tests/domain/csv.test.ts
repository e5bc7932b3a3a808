// Figures in a file for a spreadsheet: by the signs of the country where it is opened, not by the language that the app speaks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { csvText, major } from '#domain/csv.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { repository } from '#tests/support/repository.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['es-MX', '1425.50,7'],
  ['es-419', '1425.50,7'],
  ['es-ES', '1425,50;7'],
  ['es-CO', '1425,50;7'],
  ['fr-CA', '1425,50;7'],
  ['de-CH', '1425.50,7'],
  // Digits of their own would have a sign of their own.
  ['ar-EG', '1425.50,7'],
])('a spreadsheet of %s reads figures as figures', (tag, line) => {
  expect(csvText([[major(142_550, 'MXN'), 7]], tag).slice(1)).toBe(line);
});

it.each([
  [['es-MX', 'es', 'en-US'], 'es-MX'],
  [['en-US@posix'], 'en'],
  [[], 'pt-BR'],
])('a device of %j is asked what country it is of', (languages, tag) => {
  vi.stubGlobal('navigator', { languages, language: 'pt-BR' });
  expect(deviceTag()).toBe(tag);
});

it('every file of a screen is written for the country of the device', () => {
  const folder = join(repository, 'src/features');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const writing = sources.filter(({ text }) => /\b(csvText|filesOf)\(/.test(text));
  expect(writing.length).toBeGreaterThan(7);
  expect(writing.filter(({ text }) => !text.includes('deviceTag()')).map(({ name }) => name)).toEqual([]);
});
