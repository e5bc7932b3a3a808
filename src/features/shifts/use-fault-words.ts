import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { FormFault } from '#domain/shifts/drafts.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';

/** What to put right in a field of the post form. */
export function useFaultWords(): (code: FormFault['code']) => string {
  const t = useTranslations('shifts.form');
  const refusal = useRefusalWords();
  return useCallback(
    (code: FormFault['code']) =>
      code === 'required' || code === 'too_many' || code === 'twice' ? t(code) : refusal(code),
    [t, refusal],
  );
}
