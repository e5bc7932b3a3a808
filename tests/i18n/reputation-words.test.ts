// What cards say of somebody's figures: who has none is new, never nought.
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { reputationWords } from '#i18n/use-reputation-words.ts';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'reliability.card' });
const format = { rating: (tenths: number) => (tenths / 10).toFixed(1), number: String };
const none = { rating: null, ratingAll: null, ratingCount: null, reliability: null };

it.each([
  ['of who has none', {}, 'New'],
  [
    'of who has both',
    { rating: 48, ratingAll: 47, ratingCount: 31, reliability: 96 },
    'Rating 4.8 (31) · Reliability 96',
  ],
  ['of whom nobody rated lately', { ratingAll: 47, ratingCount: 31 }, 'Rating 4.7 (31)'],
  ['of who was not rated yet', { reliability: 0 }, 'Reliability 0'],
] as const)('%s', (_, figures, words) => {
  expect(reputationWords({ ...none, ...figures }, t as never, format)).toBe(words);
});

it.each([en, es, fr])('it is the same word of a rating and of a reliability, which nobody rates', words => {
  const { card } = words.reliability;
  expect(card.new).toBe(words.admin.workers.new);
  expect(card.new).toBe(words.applications.compare.new);
});
