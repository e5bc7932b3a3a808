import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { BoardCell } from '#domain/shifts/week.ts';
import { useCellWords } from '#features/shifts/board/use-cell-words.ts';
import { en } from '#i18n/en.ts';

const shift = { role: 'bartender', startsAt: 0, endsAt: 1, tz: 'UTC', startsLocal: '1970-01-01T00:00', endsLocal: '' };

function Gaps({ room }: { readonly room: number }) {
  const words = useCellWords({ names: id => id, room, whole: false });
  const cell = (open: number) => ({ shift, look: 'gap', applicants: 0, open, places: [] }) as unknown as BoardCell;
  return [1, 2].flatMap(open => words(cell(open)).chips.map(({ text }) => text)).join();
}

function Names({ room }: { readonly room: number }) {
  const words = useCellWords({ names: id => id, room, whole: false });
  const places = (['booked', 'invited', 'pending'] as const).map(look => ({ look, name: 'Fionn Hughes' }));
  return words({ shift, look: 'gap', applicants: 0, open: 0, places } as unknown as BoardCell)
    .chips.map(({ text }) => text)
    .join();
}

const provided = { locale: 'en', timeZone: 'UTC', messages: en } as ComponentProps<typeof IntlProvider>;
const drawn = (what: typeof Names, room: number) =>
  renderToStaticMarkup(createElement(IntlProvider, provided, createElement(what, { room })));

it('a name after a sign has less room than after the dot of who is booked', () => {
  expect(drawn(Names, 12)).toBe('Fionn Hughes,Fionn H.,Fionn H.');
  expect(drawn(Names, 14)).toBe('Fionn Hughes,Fionn Hughes,Fionn Hughes');
});

it('a gap whose words have no room beside its sign is a number, so none stands in two lines', () => {
  expect(drawn(Gaps, 6)).toBe('1,2');
  expect(drawn(Gaps, 8)).toBe('1 gap,2 gaps');
});
