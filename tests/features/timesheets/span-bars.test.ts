import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { SpanBars } from '#features/timesheets/span-bars.tsx';
import { en } from '#i18n/en.ts';

const at = (text: string) => Date.parse(`2026-11-27T${text}+05:45`);

test('the bars of a night in Kathmandu are marked at the full hours of its wall', () => {
  const hours = {
    sheet: { startsAt: at('18:00'), endsAt: at('22:00'), tz: 'Asia/Kathmandu' },
    phone: { cameAt: at('18:00'), leftAt: at('22:00') },
    byHand: null,
  } as unknown as TrackedHours;
  const bars = createElement(SpanBars, { hours, words: { phone: 'Phone', byHand: 'By hand' } });
  // The provider's type wants its children among the properties, the linter after them.
  const provided = { locale: 'en', timeZone: 'UTC', messages: en } as ComponentProps<typeof IntlProvider>;
  const drawn = renderToStaticMarkup(createElement(IntlProvider, provided, bars));
  const marks = [...drawn.matchAll(/inset-inline-start:([\d.]+%)">(\d\d)</g)].map(([, place, hour]) => [place, hour]);
  expect(marks).toEqual([
    ['0%', '18'],
    ['25%', '19'],
    ['50%', '20'],
    ['75%', '21'],
    ['100%', '22'],
  ]);
});
