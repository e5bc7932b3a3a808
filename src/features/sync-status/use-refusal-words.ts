import { useTranslations } from 'use-intl';
import { isRefusal } from '#domain/refusals.ts';

/** Why something was refused, in words. A code that this version does not know is never shown raw. */
export function useRefusalWords(): (code: string | undefined) => string {
  const t = useTranslations('refusals');
  return code => (code !== undefined && isRefusal(code) ? t(code) : t('other'));
}
