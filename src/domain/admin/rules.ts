// What an admin role opens, and which decisions are for good. A courtesy of the screen: the server judges every read and act by its own
// record.
import type { DisputeDetail } from './disputes.ts';
import { ADMIN_ROLES, type AdminRole } from './schema.ts';

/** Whether a role is at least another: super_admin over support over read_only. */
export function holds(role: AdminRole, required: AdminRole): boolean {
  return ADMIN_ROLES.indexOf(role) >= ADMIN_ROLES.indexOf(required);
}

/** A no-show that fell has hours of its own by then, and nobody is suspended or given strikes but by the act that does so. */
export function isForGood({ kind }: Pick<DisputeDetail, 'kind'>, outcome: DisputeDetail['outcome']): boolean {
  return outcome === 'taken_back' && (kind === 'no_show' || kind === 'account' || kind === 'strikes');
}
