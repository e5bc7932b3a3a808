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

it.each([
  ['es', es, ['1 de 1 confirmada', '0 de 2 confirmadas'], ['0 de 1 cubierta', '1 de 3 cubiertas']],
  ['fr', fr, ['1 sur 1 confirmée', '0 sur 2 confirmées'], ['0 sur 1 pourvue', '1 sur 3 pourvues']],
] as const)(
  'says in %s of how many places one is, in words that are right of one too',
  (locale, messages, booked, filled) => {
    const facts = createTranslator({ locale, messages, namespace: 'shifts.facts' });
    expect([facts('places', { filled: '1', total: '1' }), facts('places', { filled: '0', total: '2' })]).toEqual(
      booked,
    );
    const places = createTranslator({ locale, messages, namespace: 'admin.shifts' });
    expect([places('filled', { n: 0, of: 1 }), places('filled', { n: 1, of: 3 })]).toEqual(filled);
  },
);

it('says «1 sur 28 établissements» in French, of whatever is listed in part', () => {
  const { users, venues, workers, shifts, jobs, security } = fr.admin;
  const titles = [users, venues, workers, shifts, jobs, security].map(({ titleSome }) => titleSome);
  expect([...titles, fr.reliability.strikes.done].filter(title => !/\{n\} sur (\{all\}|10) /.test(title))).toEqual([]);
});
