// A count of one in what is counted from the many: the noun follows the figure that it goes with.
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';

it.each([
  ['en', en, '1 character left'],
  ['es', es, 'queda 1 carácter'],
  ['fr', fr, 'encore 1 caractère'],
] as const)('says in %s that one character is left', (locale, messages, words) => {
  const t = createTranslator({ locale, messages, namespace: 'applications.sheet' });
  expect(t('left', { n: 1 })).toBe(words);
});

it('says «1 sur 28 établissements» in French, of whatever is listed in part', () => {
  const { users, venues, workers, shifts, jobs, security } = fr.admin;
  const titles = [users, venues, workers, shifts, jobs, security].map(({ titleSome }) => titleSome);
  expect([...titles, fr.reliability.strikes.done].filter(title => !/\{n\} sur (\{all\}|10) /.test(title))).toEqual([]);
});
