import { useCallback } from 'react';
import { type Messages, useTranslations } from 'use-intl';

type RefusalKey = keyof Messages['refusals'];

/** Why something was refused, in words. A code that this version does not know is never shown raw. */
export function useRefusalWords(): (code: string | undefined) => string {
  const t = useTranslations('refusals');
  return useCallback(
    (code: string | undefined) =>
      code !== undefined && t.has(code as RefusalKey) ? t(code as RefusalKey) : t('other'),
    [t],
  );
}
