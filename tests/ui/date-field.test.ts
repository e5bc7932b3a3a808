import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { repository } from '#tests/support/repository.ts';
import { DateField } from '#ui/date-time-field.tsx';

it('takes years of four figures: no command and no clock reads a sixth', () => {
  const field = createElement(DateField, { 'aria-label': 'Day', value: '', onChange: () => {} });
  expect(renderToStaticMarkup(createElement(MantineProvider, null, field))).toContain('max="9999-12-31"');
});

it('is how every screen asks for a day', () => {
  const source = join(repository, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'));
  const asking = files.filter(name => readFileSync(join(source, name), 'utf8').includes('type="date"'));
  expect(asking).toEqual(['ui/date-time-field.tsx']);
});
