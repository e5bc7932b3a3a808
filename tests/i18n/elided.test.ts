// « d’Anna », « de Bruno »: French words before a name.
import compileMessage from 'icu-minify/compile';
import formatMessage from 'icu-minify/format';
import { expect, it } from 'vitest';
import { elided } from '#i18n/elided.ts';
import fillIn from '#i18n/format-message.ts';

const formatters = {
  getPluralRules: (locale: string, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  getNumberFormat: (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  getDateTimeFormat: (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
};
const said = (message: string, values: Record<string, string | number>) =>
  formatMessage(elided(compileMessage(message), values), 'fr', values, { formatters });

it.each([
  ['Anna', 'Accord d’Anna, dès qu’Anna accepte'],
  ['Élodie', 'Accord d’Élodie, dès qu’Élodie accepte'],
  ['Bruno', 'Accord de Bruno, dès que Bruno accepte'],
  ['Hugo', 'Accord de Hugo, dès que Hugo accepte'],
])('are shortened before a vowel: %s', (name, words) => {
  expect(said('Accord de {name}, dès que {name} accepte', { name })).toBe(words);
});

it('are so in what is chosen by a number or a word', () => {
  const pointed =
    '{n, plural, one {# pointage de {name}} other {{kind, select, late {retards de {name}} other {heures}}}}';
  expect(said(pointed, { n: 1, kind: '', name: 'Anna' })).toBe('1 pointage d’Anna');
  expect(said(pointed, { n: 2, kind: 'late', name: 'Anna' })).toBe('retards d’Anna');
});

it('stay where another word or a figure follows, or where they end a longer word', () => {
  expect(said('grade {name}, de {n} à {to}', { name: 'Anna', n: 3, to: 4 })).toBe('grade Anna, de 3 à 4');
  expect(said('{name} : « {reason} »', { name: 'Anna', reason: 'Je viens de Alicante' })).toBe(
    'Anna : « Je viens de Alicante »',
  );
});

it('are so wherever the app fills in a message, in French alone', () => {
  const options = { cache: {}, formatters } as unknown as Parameters<typeof fillIn>[3];
  const inLanguage = (locale: string) =>
    fillIn('key', compileMessage('Accord de {name}'), { name: 'Anna' }, { ...options, locale });
  expect(['fr', 'es'].map(inLanguage)).toEqual(['Accord d’Anna', 'Accord de Anna']);
});
