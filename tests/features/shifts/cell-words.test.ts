import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { BoardCell } from '#domain/shifts/week.ts';
import { useCellWords } from '#features/shifts/board/use-cell-words.ts';
import { en } from '#i18n/en.ts';

const shift = { role: 'bartender', startsAt: 0, endsAt: 1, tz: 'UTC', startsLocal: '1970-01-01T00:00', endsLocal: '' };

function Names({ room }: { readonly room: number }) {
  const words = useCellWords({ names: id => id, room, whole: false });
  const places = (['booked', 'invited', 'pending'] as const).map(look => ({ look, name: 'Fionn Hughes' }));
  return words({ shift, look: 'gap', applicants: 0, open: 0, places } as unknown as BoardCell)
    .chips.map(({ text }) => text)
    .join();
}

it('a name after a sign has less room than after the dot of who is booked', () => {
  const provided = { locale: 'en', timeZone: 'UTC', messages: en } as ComponentProps<typeof IntlProvider>;
  const drawn = (room: number) =>
    renderToStaticMarkup(createElement(IntlProvider, provided, createElement(Names, { room })));
  expect(drawn(12)).toBe('Fionn Hughes,Fionn H.,Fionn H.');
  expect(drawn(14)).toBe('Fionn Hughes,Fionn Hughes,Fionn Hughes');
});
