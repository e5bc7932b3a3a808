// What Spanish says in its own way: a time that comes with its article needs a preposition before it, and one is not many.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { es } from '#i18n/es.ts';
import { repository } from '#tests/support/repository.ts';

const features = join(repository, 'src/features');
const screens = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'));

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

it('a time after a preposition has its article: «Entras hoy a las 18:00»', () => {
  const bare = screens.flatMap(name => givenBareTimes(readFileSync(join(features, name), 'utf8')));
  expect(bare).toContain('attendance.door.here');
  expect(bare.filter(key => /(?:\ba|hasta|desde) \{time\}/.test(textOf(key)))).toEqual([]);
});

it('a day after a comma begins small: «Coctelero/a, mar 8 dic»', () => {
  const large = screens.filter(name => /, \$\{format\.span\(/.test(readFileSync(join(features, name), 'utf8')));
  expect(large).toEqual([]);
});

it('a state is true for both sides: the venue that invites reads it too', () => {
  const toOne = Object.entries(es.states).filter(([, words]) => /^te /i.test(words));
  expect(toOne).toEqual([]);
});

/** Keys of the words to which a file gives a time as it stands by itself. */
function givenBareTimes(code: string): readonly string[] {
  const isBare = code.includes('const time = format.clock(');
  let namespace = '';
  return [...code.matchAll(/useTranslations\('([\w.]+)'\)|\bt\('([\w.]+)', \{ time(: format\.clock\(| \})/g)].flatMap(
    ([, area, key, given]) => {
      namespace = area ?? namespace;
      return key !== undefined && (given !== ' }' || isBare) ? [`${namespace}.${key}`] : [];
    },
  );
}

function textOf(key: string): string {
  const found = key.split('.').reduce<unknown>((words, part) => Object(words)[part], es);
  return typeof found === 'string' ? found : '';
}
