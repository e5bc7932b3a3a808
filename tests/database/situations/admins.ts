// Somebody is invited to the platform's team; Rae's rights change; the rival's venue waits to be verified, and
// very high pay of Vera's to be looked at. Rosa's account is to be suspended, somebody's is already.
// A shift of Vera's is to be taken down, a document of Rocco's is to be looked at.
import {
  act,
  command,
  documentFiles,
  newId,
  people,
  publishedShift,
  rival,
  type Scene,
  shiftArgs,
  signUp,
  suspend,
} from '#tests/database/scene.ts';
import { inDays, nextRules } from '#tests/support/next-rules.ts';
import type { Tries } from './tries.ts';

export async function adminSituation(scene: Scene): Promise<Tries> {
  const waiting = newId();
  const invite = (id: string, email: string) =>
    command('invite_admin', { id, email, name: 'Noor Newcomer', role: 'support' });
  const [absurd, rate_minor] = [newId(), 50_000];
  await act(
    scene.db,
    people.vera,
    command('save_shift', shiftArgs({ id: absurd, venue_id: scene.venueId, rate_minor })),
  );
  await act(scene.db, people.ada, invite(waiting, 'waiting@rockstars.example'));
  const barred = { ...people.sam, id: newId(), email: 'sia@example.com' };
  await signUp(scene.db, barred);
  await suspend(scene.db, barred);
  await scene.db.query("insert into private.password_tries (subject, failures) values ('user:' || $1, 3)", [barred.id]);
  const bad = await publishedShift(scene, { inHours: 200 });
  const session = newId();
  await scene.db.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, people.rae.id]);
  const note = newId();
  const noted = (id: string) =>
    command('save_market_note', { id, day: '2026-11-20', area: null, words: 'Rail strike' });
  await act(scene.db, people.ada, noted(note));
  const paused = newId();
  await act(scene.db, rival, command('add_venue', { id: paused, name: 'Vane’s Cellar', address: '4 Vine Street' }));
  await scene.db.query("update public.venues set status = 'paused', paused_by_platform = true where id = $1", [paused]);
  const [scan] = await documentFiles(scene.db, [people.rocco]);
  const licence = newId();
  await act(
    scene.db,
    people.rocco,
    command('save_document', { id: licence, type: 'personal_licence', expires_on: null, file_id: scan }),
  );
  const waitingRules = newId();
  await act(
    scene.db,
    people.ada,
    command('save_platform_rules', nextRules({ id: waitingRules, valid_from: inDays(30), undo_min: 5 })),
  );
  return {
    admin_decide_document: () =>
      command('admin_decide_document', { id: licence, version: 1, decision: 'rejected', reason: 'Cut off' }),
    save_platform_rules: () =>
      command('save_platform_rules', nextRules({ follows: 2, rest_hours: 12, valid_from: inDays(60) })),
    withdraw_platform_rules: () => command('withdraw_platform_rules', { id: waitingRules }),
    save_area: () =>
      command('save_area', {
        ...{ id: newId(), name: 'Porto', country: 'PT', tz: 'Europe/Lisbon', currency: 'EUR', lat: 41.15, lng: -8.61 },
        ...{ floor_minor: 540 },
      }),
    invite_admin: () => invite(newId(), 'noor@rockstars.example'),
    send_news: () => command('send_news', { id: newId(), title_en: 'New here', text_en: 'Shifts by the map.' }),
    end_admin_session: () => command('end_admin_session', { id: session }),
    save_market_note: () => noted(newId()),
    delete_market_note: () => command('delete_market_note', { id: note }),
    set_report_mail: () => command('set_report_mail', { area: 'all' }),
    resend_admin_invitation: () => command('resend_admin_invitation', { id: waiting }),
    revoke_admin_invitation: () => command('revoke_admin_invitation', { id: waiting }),
    set_admin_role: () => command('set_admin_role', { user_id: people.rae.id, role: 'support' }),
    admin_decide_pay: () => command('admin_decide_pay', { post: 'shift', id: absurd, rate_minor, decision: 'approve' }),
    admin_set_verification: () =>
      command('admin_set_verification', { id: scene.otherVenueId, status: 'verified', reason: 'Seen' }),
    admin_remove_post: () => command('admin_remove_post', { post: 'shift', id: bad, reason: 'Not a job' }),
    admin_pause_venue: () => command('admin_pause_venue', { id: scene.otherVenueId, reason: 'Asked for cash' }),
    admin_resume_venue: () => command('admin_resume_venue', { id: paused }),
    admin_archive_venue: () => command('admin_archive_venue', { id: paused, reason: 'Never opened' }),
    reset_lockout: () => command('reset_lockout', { user_id: barred.id }),
    suspend_user: () => command('suspend_user', { user_id: people.rosa.id, until: null, reason: 'Three no-shows' }),
    reinstate_user: () => command('reinstate_user', { user_id: barred.id, reason: 'Asked back' }),
  };
}
