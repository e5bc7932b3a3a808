import { MantineProvider } from '@mantine/core';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { MoneyField } from '#ui/money-field.tsx';

const EUROS = { valueMinor: 1550, currency: 'EUR' };

function drawn(locale: Locale, unit = '', sum: { valueMinor: number; currency: string } = EUROS): string {
  const field = createElement(MoneyField, { ...sum, onChange: () => {}, unit });
  const provided = { locale, timeZone: 'UTC', messages: {} } as ComponentProps<typeof IntlProvider>;
  const page = createElement(MantineProvider, null, createElement(IntlProvider, provided, field));
  const markup = renderToStaticMarkup(page).replace(/<style.*?<\/style>/gs, '');
  return markup.replace(/<input[^>]*value="([^"]*)"[^>]*>/g, '[$1]').replace(/<[^>]+>/g, '');
}

it.each([
  ['en', '€[15.50]/h', '€[15.50]'],
  ['es', '[15,50]€/h', '[15,50]€'],
  ['fr', '[15,50]€/h', '[15,50]€'],
] as const)('in %s a sum has its sign where that language writes it', (locale, perHour, whole) => {
  expect([drawn(locale, '/h'), drawn(locale)]).toEqual([perHour, whole]);
});

it('writes pesos of Chile as Chile does, without cents', () => {
  expect(drawn('es', '/h', { valueMinor: 5500, currency: 'CLP' })).toBe('$[5.500]/h');
  expect(drawn('fr', '/h', { valueMinor: 5500, currency: 'CLP' })).toBe('[5\u202f500]$/h');
});

it('has the mark before the cents that the country writes, not the language', () => {
  expect(drawn('es', '/h', { valueMinor: 4550, currency: 'MXN' })).toBe('$[45.50]/h');
  expect(drawn('es', '/h', { valueMinor: 1850, currency: 'BRL' })).toBe('R$[18,50]/h');
  expect(drawn('fr', '/h', { valueMinor: 4550, currency: 'MXN' })).toBe('[45,50]$/h');
});
