// Which letters of a result are underlined.
import { expect, it } from 'vitest';
import { partsOf } from '#domain/search/marked.ts';

it.each([
  ['the beginning of a word', 'Fionn Hughes', 'fio', '[Fio]nn Hughes'],
  ['several words, in any order', 'Fionn Hughes', 'hug FIO', '[Fio]nn [Hug]hes'],
  ['without accents', 'Émilie Lefèvre-Dupont', 'lefev dup', 'Émilie [Lefèv]re-[Dup]ont'],
  ['accents that are letters of their own', 'Jose\u0301 Núñez', 'jose', '[Jose]\u0301 Núñez'],
  ['not inside a word', 'Sapphire', 'hire', 'Sapphire'],
  ['a time', 'Fri 27 Nov · 18:00–02:00', '18:00', 'Fri 27 Nov · [18:00]–02:00'],
  ['a name from right to left', 'يوسف الحسن', 'الحسن', 'يوسف [الحسن]'],
  ['nothing for no words', 'Fionn', ' ', 'Fionn'],
])('marks %s', (_what, text, words, expected) => {
  const parts = partsOf(text, words);
  expect(parts.map(part => (part.sought ? `[${part.text}]` : part.text)).join('')).toBe(expected);
  expect(parts.map(part => part.text).join('')).toBe(text);
});
