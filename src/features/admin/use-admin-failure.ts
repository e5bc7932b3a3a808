import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';

/** Why an admin's act failed: it did not get through, or the server said no. */
export function useAdminFailure(): (code: string) => string {
  const t = useTranslations('admin.team');
  const refusal = useRefusalWords();
  return useCallback(code => (code === 'unreachable' ? t('needsNetwork') : refusal(code)), [t, refusal]);
}
