import { holds } from '#domain/admin/rules.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { useAdminRole } from './admin-role-context.ts';

/** The ways that this admin's role may go. */
export function useOpenWays(entries: readonly NavEntry[]): readonly NavEntry[] {
  const role = useAdminRole();
  return entries.filter(entry => entry.to !== '/admin/security' || holds(role, 'support'));
}
