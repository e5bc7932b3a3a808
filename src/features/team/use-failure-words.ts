import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';

/** Why an act that needs the network failed: it did not get through, or the server said no. */
export function useFailureWords(): (code: string) => string {
  const t = useTranslations('team');
  const refusal = useRefusalWords();
  return useCallback(code => (code === 'unreachable' ? t('needsNetwork') : refusal(code)), [t, refusal]);
}
