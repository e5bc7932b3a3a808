import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { DraftFault } from '#domain/shifts/draft.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';

/** What to put right in a field of the post form. */
export function useFaultWords(): (code: DraftFault['code']) => string {
  const t = useTranslations('shifts.form');
  const refusal = useRefusalWords();
  return useCallback((code: DraftFault['code']) => (code === 'required' ? t('required') : refusal(code)), [t, refusal]);
}
