// The product's owner fixed many texts to the letter (`tests/e2e/spec-strings.json`). Each one whose screen exists stands
// in the English catalogue exactly so; the rest is listed as still to come, and a screen that appears takes its words along.
// That each is also seen is asked after the end-to-end tests (`e2e/seen-texts.after.ts`).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { specTexts } from '#tests/e2e/spec-texts.ts';
import { repository } from '#tests/support/repository.ts';
import { flatten } from '#tests/support/words.ts';

/** What must exist in the repository before a section's words are due. */
const shownBy: Readonly<Record<string, string>> = {
  landing: 'src/features/landing',
  'not-found': 'src/app/not-found-screen.tsx',
  venues: 'src/routes/venue.venues.tsx',
  'rockstar area': 'src/routes/rockstar.shifts.tsx',
  settings: 'src/routes/rockstar.settings.tsx',
  profile: 'src/features/profiles/rockstar-profile-screen.tsx',
  messages: 'src/features/messages',
  'start chat': 'src/features/messages',
  'delete chat': 'src/features/messages',
  send: 'src/features/messages',
  login: 'src/features/auth',
  'rate limit': 'src/features/auth',
  registration: 'src/features/auth',
  verification: 'src/features/auth',
  'password reset': 'src/features/auth',
  'admin invitation': 'src/routes/admin_.accept-invitation.tsx',
  'admin gate': 'src/routes/admin.tsx',
  errors: 'src/app',
  connectivity: 'src/features/sync-status',
};

/** Of sections that are due: what belongs to a part of the screen that is not built yet. */
const stillToCome: readonly string[] = [];

const due = Object.entries(specTexts).filter(([section]) => existsSync(join(repository, shownBy[section] ?? '')));
const allTexts = Object.values(specTexts).flat();
const spoken = new Set([...flatten(en).values()].flatMap(text => [text, rendered(text)]));

describe.each(due.map(([section, texts]) => ({ section, texts })))('$section', ({ texts }) => {
  const here = texts.filter(text => !stillToCome.includes(text));
  it.each(here)('%s', text => {
    expect(spoken).toContain(text);
  });
});

describe('still to come', () => {
  it('names a screen for every section of the specification', () => {
    expect(Object.keys(specTexts).filter(section => shownBy[section] === undefined)).toEqual([]);
  });

  it('lists nothing that is already there', () => {
    expect(stillToCome.filter(text => spoken.has(text))).toEqual([]);
  });

  it(`holds ${countWaiting()} of ${allTexts.length} texts, all of them the specification's`, () => {
    expect(stillToCome.filter(text => !allTexts.includes(text))).toEqual([]);
  });
});

function countWaiting(): number {
  return allTexts.length - due.flatMap(([, texts]) => texts).length + stillToCome.length;
}

/**
 * A message that bends its words to a number still says the fixed text for some value: `{n}` of the specification is put
 * back where the number stands.
 */
function rendered(text: string): string {
  const names = [...text.matchAll(/\{(?<name>\w+)/g)].flatMap(match => match.groups?.name ?? []);
  const translate = createTranslator({ locale: 'en', messages: { text }, onError: () => {} });
  const sentence = translate('text', Object.fromEntries(names.map(name => [name, 7])));
  return sentence.replace('7', `{${names[0] ?? ''}}`);
}
