// Somebody is invited to Vera's team; Stef, who is staff, is the one whose role changes and who goes.
import { act, command, newId, one, people, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export async function teamSituation(scene: Scene): Promise<Tries> {
  const waiting = newId();
  const invite = (id: string, email: string) =>
    command('invite_member', { id, venue_id: scene.venueId, email, role: 'staff' });
  await act(scene.db, people.vera, invite(waiting, 'waiting@example.com'));
  const { id: stef } = await one<{ id: string }>(scene.db, 'select id from public.venue_users where user_id = $1', [
    people.stef.id,
  ]);
  return {
    invite_member: () => invite(newId(), 'newcomer@example.com'),
    resend_member_invitation: () => command('resend_member_invitation', { id: waiting }),
    revoke_member_invitation: () => command('revoke_member_invitation', { id: waiting }),
    change_member_role: () => command('change_member_role', { id: stef, role: 'manager' }),
    remove_member: () => command('remove_member', { id: stef }),
  };
}
