import type { ChangeEvent, ReactElement } from 'react';
import { expect, it } from 'vitest';
import { TimeField } from '#ui/date-time-field.tsx';

/** What the form hears of what somebody typed where the field is one of text. */
function heard(typed: string): string {
  let said = '';
  const field = TimeField({ value: '', onChange: value => (said = value) }) as ReactElement<{
    onChange(event: ChangeEvent<HTMLInputElement>): void;
  }>;
  field.props.onChange({ currentTarget: { value: typed } } as ChangeEvent<HTMLInputElement>);
  return said;
}

it.each([
  ['1930', '19:30'],
  ['0005', '00:05'],
  ['19:30', '19:30'],
  ['193', '193'],
  ['2460', '2460'],
  ['', ''],
])('«%s» typed as a time is «%s»', (typed, time) => {
  expect(heard(typed)).toBe(time);
});
