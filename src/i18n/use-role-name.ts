import { useCallback } from 'react';
import { type Messages, useTranslations } from 'use-intl';

type RoleKey = keyof Messages['roles'];

/** The name of a role slug in the person's language; one that this version does not know shows as it is. */
export function useRoleName(): (slug: string) => string {
  const t = useTranslations('roles');
  return useCallback((slug: string) => (t.has(slug as RoleKey) ? t(slug as RoleKey) : slug), [t]);
}
