// A sum as people type it, with the currency inside the field. Outside it is an integer in minor units, or null while
// what stands there is no sum.
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { currencyDigits, currencySymbol, decimalMark, formatWholeSum, symbolLeads } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import classes from './money-field.module.css';
import { readMinor, readWhole, writeMinor } from './money-text.ts';

interface MoneyFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly valueMinor: number | null;
  readonly onChange: (minor: number | null) => void;
  /** ISO 4217; null while it is not known in which. */
  readonly currency: string | null;
  /** After the sum: '/h'. */
  readonly unit?: string;
}

export function MoneyField({ valueMinor, onChange, currency, unit, ...rest }: MoneyFieldProps) {
  const locale = useLocale();
  const symbol = currency === null ? '' : currencySymbol(locale, currency);
  // '£14.50 /h', and '14,50 £/h' in the other languages.
  const leads = currency === null ? locale === 'en' : symbolLeads(locale, currency);
  const { read, write } = textOf(locale, currency);
  const after = leads ? unit : `${symbol}${unit ?? ''}`;
  const [typed, setTyped] = useState<string | null>(null);
  // What is being typed stays as typed ('14,' is on its way to 14,50) as long as it means the value it is given.
  const shown = typed !== null && read(typed) === valueMinor ? typed : write(valueMinor);
  return (
    <TextInput
      {...rest}
      inputMode={read === readWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      onChange={event => {
        setTyped(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
      onBlur={() => {
        if (valueMinor !== null) setTyped(null);
      }}
      leftSection={leads && currency !== null && <span className={classes.symbol}>{symbol}</span>}
      leftSectionPointerEvents="none"
      rightSection={after && <span className={classes.unit}>{after}</span>}
      rightSectionPointerEvents="none"
    />
  );
}

function textOf(locale: Locale, currency: string | null) {
  if (currency === null || currencyDigits(currency) > 0) {
    const mark = decimalMark(locale, currency ?? 'EUR');
    return { read: readMinor, write: (minor: number | null) => writeMinor(minor, mark) };
  }
  const write = (minor: number | null) => (minor === null ? '' : formatWholeSum(locale, minor, currency));
  return { read: readWhole, write };
}
