import { holds } from '#domain/admin/rules.ts';
import type { AdminRole } from '#domain/admin/schema.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { useAdminRole } from './admin-role-context.ts';

/** Everything else is for every role. */
const NEEDED: Readonly<Record<string, AdminRole>> = { '/admin/security': 'support', '/admin/news': 'super_admin' };

/** The ways that this admin's role may go. */
export function useOpenWays(entries: readonly NavEntry[]): readonly NavEntry[] {
  const role = useAdminRole();
  return entries.filter(({ to }) => holds(role, NEEDED[to] ?? 'read_only'));
}
