// What Spanish says in its own way: a time that comes with its article needs a preposition before it, and one is not many.
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { es } from '#i18n/es.ts';

/** Words that are given a time as it stands inside a sentence: «las 18:00». */
const facts = [es.timesheets.facts, es.admin.disputes.facts, es.reliability.recorded];

it('a fact is said at a time: «Entrada a las 18:00»', () => {
  const bare = facts.flatMap(({ in: came, out }) => [came, out]).filter(words => !/ a \{time\}$/.test(words));
  expect(bare).toEqual([]);
});

it('counts places to fill in words that are right of one too', () => {
  const t = createTranslator({ locale: 'es', messages: es, namespace: 'shifts.tonight' });
  expect(t('gapLine', { missing: '1', total: '2' })).toBe('1 de 2 por cubrir');
});
