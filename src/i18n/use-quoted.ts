import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** What somebody wrote, in the quotation marks of the reader's language. */
export function useQuoted(): (words: string) => string {
  const t = useTranslations('common');
  return useCallback((words: string) => t('quoted', { words }), [t]);
}
