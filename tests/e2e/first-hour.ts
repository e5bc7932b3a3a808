// Somebody new at a phone, counted: each press and each field is one, and takes as long as it takes a person. The buttons are named
// in English and looked for in the words of the person's language.
import { expect, type Locator } from '@playwright/test';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { flatten } from '#tests/support/words.ts';
import type { Person } from './person.ts';

/** To find and press something with a thumb; to fill in a field of a few words. From measurements of people at phones. */
const PRESS_MS = 1500;
const FIELD_MS = 4000;

const spanish = flatten(es);

export type Language = 'en-GB' | 'es-ES';

export class Newcomer {
  readonly #person: Person;
  readonly #language: Language;
  readonly #since = performance.now();
  #presses = 0;
  #fields = 0;

  constructor(person: Person, language: Language) {
    this.#person = person;
    this.#language = language;
  }

  /** The words of the person's language, exactly; where English says two things alike, either. */
  words(english: string): RegExp {
    if (this.#language === 'en-GB') return exactly([english]);
    const keys = [...flatten(en)].flatMap(([key, text]) => (text === english ? [key] : []));
    expect(keys, english).not.toEqual([]);
    return exactly(keys.map(key => spanish.get(key) ?? ''));
  }

  button(english: string): Locator {
    return this.#person.page.getByRole('button', { name: this.words(english) });
  }

  link(english: string): Locator {
    return this.#person.page.getByRole('link', { name: this.words(english) });
  }

  async press(what: Locator): Promise<void> {
    this.#presses += 1;
    await what.click({ timeout: 30_000 });
  }

  /** By a link in a mail. */
  async go(path: string): Promise<void> {
    this.#presses += 1;
    await this.#person.open(path);
  }

  async fill(field: string | Locator, value: string): Promise<void> {
    this.#fields += 1;
    await this.#field(field).fill(value, { timeout: 30_000 });
  }

  /** By its value, which no language changes. */
  async choose(field: string | Locator, value: string): Promise<void> {
    this.#fields += 1;
    await this.#field(field).selectOption(value, { timeout: 30_000 });
  }

  #field(field: string | Locator): Locator {
    return typeof field === 'string' ? this.#person.page.getByLabel(this.words(field)).first() : field;
  }

  get count(): number {
    return this.#presses + this.#fields;
  }

  /** What the app took, and what the person would have. */
  get seconds(): number {
    const byHand = this.#presses * PRESS_MS + this.#fields * FIELD_MS;
    return Math.round((performance.now() - this.#since + byHand) / 1000);
  }
}

function exactly(texts: readonly string[]): RegExp {
  const escaped = texts.map(text => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  // A field that has to be filled in says so by a star.
  return new RegExp(`^(?:${escaped.join('|')})(?: \\*)?$`);
}
