// Three languages say the same things: the same keys, the same values to fill in, and messages that can be read at all.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { FITTING } from '#domain/refusal-sentences.ts';
import { isRefusal, REFUSALS } from '#domain/refusals.ts';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { repository } from '#tests/support/repository.ts';
import { flatten } from '#tests/support/words.ts';

const english = flatten(en);

/** Kitchens everywhere say it in French. */
const travelled = new Set(['roles.chef-de-partie']);

describe.each([
  ['es', es],
  ['fr', fr],
] as const)('%s', (_language, messages) => {
  const words = flatten(messages);

  it('has the keys of English and no others', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('fills in the same values', () => {
    const different = [...words].filter(([key, text]) => argumentsOf(text) !== argumentsOf(english.get(key) ?? ''));
    expect(different).toEqual([]);
  });

  it('leaves nothing unsaid', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('is translated: what is the same as English is a name, a figure or a word that travelled', () => {
    const same = [...words].filter(
      ([key, text]) => text === english.get(key) && !travelled.has(key) && /\w+ \w+ \w+/.test(bareText(text)),
    );
    expect(same).toEqual([]);
  });
});

// « déc. » has a full stop of its own. A date with its year, which this one has, ends in figures.
it('ends no French sentence with a day, whose month may be short for another word', () => {
  const ends = [...flatten(fr)].filter(([, text]) => /\{(?:day|days|first|last)\}\./.test(text)).map(([key]) => key);
  expect(ends).toEqual(['notifications.kinds.document_expires']);
});

it('calls a review by one name in Spanish, where it is written and where it is disputed', () => {
  expect([...flatten(es)].filter(([, text]) => /reseña/i.test(text))).toEqual([]);
});

it('leaves the quotation marks around what somebody wrote to the words of each language', () => {
  const places = { 'src/features': '.tsx', 'src/domain': '/commands.ts' };
  const lines = Object.entries(places).flatMap(([room, end]) => {
    const folder = join(repository, room);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith(end));
    return names.flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n'));
  });
  expect(lines.filter(line => /[“”«»]/.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))).toEqual([]);
});

describe('refusals', () => {
  const worded = [...english.keys()].flatMap(key => /^refusals\.(?<code>[a-z_]+)/.exec(key)?.groups?.code ?? []);

  const fitting: readonly string[] = FITTING.map(({ says }) => says);

  it('each have words', () => {
    expect([...REFUSALS, ...fitting].filter(code => !worded.includes(code))).toEqual([]);
  });

  it('have no words for what nobody says', () => {
    expect(worded.filter(code => ![...fitting, 'other'].includes(code) && !isRefusal(code))).toEqual([]);
  });
});

describe('what waits in the outbox', () => {
  const acts = catalogue.commands.flatMap(command => command.acts as readonly string[]);
  const worded = wordsUnder('shifts.outbox').filter(key => key !== 'about' && key !== 'gone');

  it('has words for every act of every command', () => {
    expect(acts.filter(act => !worded.includes(act))).toEqual([]);
  });

  it('has none for what no command does, and one each', () => {
    expect(worded.toSorted()).toEqual(acts.toSorted());
  });
});

describe('what people are told of', () => {
  const told = kindsOfNotices();
  const worded = wordsUnder('notifications.kinds');

  it('has words for every kind that the database names', () => {
    expect(told.size).toBeGreaterThan(30);
    expect([...told].filter(kind => !worded.includes(kind))).toEqual([]);
  });
});

function wordsUnder(path: string): readonly string[] {
  return [...english.keys()].flatMap(key => (key.startsWith(`${path}.`) ? [key.slice(path.length + 1)] : []));
}

/** Kinds that stand in a call of `notify` as a whole; those put together from a status are told by the tests of that status. */
function kindsOfNotices(): ReadonlySet<string> {
  const folder = join(repository, 'supabase/migrations');
  const sql = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'));
  const calls = sql
    .join('\n')
    .matchAll(/private\.(?:notify(?:_managers|_gathered)?|gather_for_managers)\(\s*[\w.]+,\s*(?<kind>[^,]+),/g);
  const parts = [...calls].flatMap(({ groups }) => (groups?.kind?.includes('||') ? [] : [groups?.kind ?? '']));
  const literals = parts.flatMap(kind => [...kind.matchAll(/(?:^|then|else)\s*'(?<word>\w+)'/g)]);
  return new Set(literals.map(({ groups }) => groups?.word ?? ''));
}

/** 'count:plural name' : the arguments of a message with their kinds, in one order. */
function argumentsOf(text: string): string {
  const found = new Set<string>();
  collect(parse(text), found);
  return [...found].sort().join(' ');
}

function collect(elements: readonly MessageFormatElement[], into: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) into.add(element.value);
    if (element.type === TYPE.tag) {
      into.add(`<${element.value}>`);
      collect(element.children, into);
    }
    if (element.type === TYPE.number || element.type === TYPE.date || element.type === TYPE.time)
      into.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      into.add(element.value);
      for (const option of Object.values(element.options)) collect(option.value, into);
    }
  }
}

function bareText(text: string): string {
  return parse(text)
    .map(element => (element.type === TYPE.literal ? element.value : ' '))
    .join('');
}
