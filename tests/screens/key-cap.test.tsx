import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { KeyCap } from '#ui/key-cap.tsx';

it.each([
  ['en', en, ['Shift Enter', 'Esc', 'Ctrl K', '↑']],
  ['es', es, ['Mayús Intro', 'Esc', 'Ctrl K', '↑']],
  ['fr', fr, ['Maj Entrée', 'Échap', 'Ctrl K', '↑']],
] as const)('keys are called what stands on a keyboard of the language: %s', (locale, messages, names) => {
  const drawn = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages as typeof en} timeZone="UTC">
      <KeyCap>Shift Enter</KeyCap>
      <KeyCap>Esc</KeyCap>
      <KeyCap>Ctrl K</KeyCap>
      <KeyCap>↑</KeyCap>
    </IntlProvider>,
  );
  expect([...drawn.matchAll(/<kbd[^>]*>([^<]*)<\/kbd>/g)].map(([, name]) => name)).toEqual(names);
});
