// What an admin role opens. A courtesy of the screen: the server judges every read and act by its own record.
import { ADMIN_ROLES, type AdminRole } from './schema.ts';

/** Whether a role is at least another: super_admin over support over read_only. */
export function holds(role: AdminRole, required: AdminRole): boolean {
  return ADMIN_ROLES.indexOf(role) >= ADMIN_ROLES.indexOf(required);
}
