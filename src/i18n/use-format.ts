import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Formats, formatsOf } from './formats.ts';

/** The formats of `format.ts` in the person's language. */
export function useFormat(): Formats {
  const locale = useLocale();
  const t = useTranslations('common.time');
  return useMemo(() => formatsOf(locale, t), [locale, t]);
}
