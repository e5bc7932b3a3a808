// Finding by words: what is found, what is not, and in which order.
import { describe, expect, it } from 'vitest';
import { finderOf } from '#domain/search/find.ts';

const texts = [
  'Fionn Hughes Bartender',
  'José Núñez Camarero de barra',
  'Bartender Fri 27 Nov 18:00–02:00 The Copper Thistle',
  'Barback Sat 28 Nov 10:00–16:00 The Copper Thistle',
  'Émilie Lefèvre-Dupont',
  'يوسف الحسن',
  'Юлия Орлова',
];
const find = finderOf(texts);
const found = (words: string) => find(words).map(at => texts[at]?.split(' ')[0]);

describe('finding by words', () => {
  it.each([
    ['the beginning of a word', 'fio', ['Fionn']],
    ['no accents', 'nunez jose', ['José']],
    ['other case', 'LEFEVRE', ['Émilie']],
    ['any order', 'copper bartender', ['Bartender']],
    ['a time', '18:00 bart', ['Bartender']],
    ['a name from right to left', 'الحسن', ['يوسف']],
    ['other letters', 'орлова', ['Юлия']],
  ])('takes %s', (_what, words, expected) => {
    expect(found(words)).toEqual(expected);
  });

  it.each([
    ['a letter too few', 'Fion Hughs'],
    ['a letter too many', 'Fionnn'],
    ['a wrong letter', 'Hugjes'],
    ['two letters exchanged', 'Hughse'],
  ])('forgives %s, where nothing has the words as typed', (_what, words) => {
    expect(found(words)).toEqual(['Fionn']);
  });

  it('forgives no word of three letters, no figure and no two letters', () => {
    for (const words of ['fyo', '19:00', 'Hagjes', 'xyz']) expect(found(words)).toEqual([]);
  });

  it('finds nothing for nothing', () => {
    for (const words of ['', '  ', '"', '((']) expect(found(words)).toEqual([]);
  });

  it('says what was typed, not what is near, while there is any', () => {
    expect(finderOf(['Bartender', 'Bertender'])('bartender')).toEqual([0]);
  });
});
