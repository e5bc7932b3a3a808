// The words of a page as its chunks arrive, in whatever order.
import { expect, it } from 'vitest';
import { wordsFrom } from '#i18n/loaded-words.ts';
import { type Locale, locales } from '#i18n/locale.ts';

const PARTS = ['start', 'landing', 'auth', 'portal', 'admin', 'settings'] as const;
type Part = (typeof PARTS)[number];

/** Each chunk comes when it is told to, with its own name as its words. */
function setup() {
  const waiting = new Map<string, () => void>();
  const chunk = (locale: Locale, part: Part) => () =>
    new Promise<object>(resolve => waiting.set(`${locale} ${part}`, () => resolve({ [part]: locale })));
  const chunksOf = (locale: Locale) =>
    Object.fromEntries(PARTS.map(part => [part, chunk(locale, part)])) as Record<Part, () => Promise<object>>;
  const chunks = Object.fromEntries(locales.map(locale => [locale, chunksOf(locale)]));
  const words = wordsFrom(chunks as Record<Locale, ReturnType<typeof chunksOf>>);
  const arrive = async (name: string) => {
    waiting.get(name)?.();
    await new Promise(resolve => setTimeout(resolve));
  };
  return { ...words, arrive };
}

it('of two languages chosen one after the other the last stays, though the words of the first come last', async () => {
  const { speak, bringWords, arrive } = setup();
  const first = speak('es');
  const last = speak('fr');
  await arrive('fr start');
  await arrive('es start');
  expect((await last).locale).toBe('fr');
  expect((await first).locale).toBe('fr');
  // And what comes from now on comes in it.
  const coming = bringWords('portal');
  await arrive('fr portal');
  await coming;
  expect((await last).messages).toEqual({ start: 'fr', portal: 'fr' });
});

it('what screens ask for while a language is coming comes with it', async () => {
  const { speak, bringWords, arrive } = setup();
  const words = speak('en');
  await bringWords('auth');
  await arrive('en start');
  await arrive('en auth');
  expect((await words).messages).toEqual({ start: 'en', auth: 'en' });
});
