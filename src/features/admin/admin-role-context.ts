import { createContext, useContext } from 'react';
import type { AdminRole } from '#domain/admin/schema.ts';

/** What the server said this person may do here. Given by the gate. */
export const AdminRoleContext = createContext<AdminRole | null>(null);

export function useAdminRole(): AdminRole {
  const role = useContext(AdminRoleContext);
  if (role === null) throw new Error('useAdminRole outside the admin gate');
  return role;
}
