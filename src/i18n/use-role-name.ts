import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { roleNameOf } from './formats.ts';

/** The name of a role slug in the person's language; one that this version does not know shows as it is. */
export function useRoleName(): (slug: string) => string {
  const t = useTranslations('roles');
  return useMemo(() => roleNameOf(t), [t]);
}
