import { useTranslations } from 'use-intl';
import type { ListedUser } from '#domain/admin/users.ts';

/** People of the platform by what they may do there. */
export function useUserRole(): (person: Pick<ListedUser, 'role' | 'adminRole'>) => string {
  const t = useTranslations('admin.users');
  const admin = useTranslations('common.adminRoles');
  return ({ role, adminRole }) => (adminRole === null ? t(`roles.${role}`) : admin(adminRole));
}
