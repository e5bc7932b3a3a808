// Where entries of the audit log lead: to the page of a person, venue, post or dispute, and nowhere where there is none.
import { expect, it } from 'vitest';
import { disputeId, timesheetId } from '#domain/ids.ts';
import { claim, command, makeAdmins, newId, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { workedShift } from './situations/attendance.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach(async ({ db }) => {
  await makeAdmins(db);
  // What making them left.
  await db.query('truncate public.audit_log');
});
const { ada, sol, rosa, rocco, mina } = people;
const act = (name: string, args: object, by = sol) => verdict(scene.db, by, command(name, args));

/** Of the newest entry. */
async function leadsTo(): Promise<readonly [string | null, string | null]> {
  return scene.db.asUser(sol.id, async client => {
    const { rows } = await client.query<{ kind: string | null; id: string | null }>(
      `select entry ->> 'subjectKind' as kind, entry ->> 'subjectId' as id
       from jsonb_array_elements(public.admin_audit() -> 'rows') entry limit 1`,
    );
    return [rows[0]?.kind ?? null, rows[0]?.id ?? null];
  });
}

it('to a person, a venue, a shift and a job', async () => {
  await act('suspend_user', { user_id: rosa.id, until: null, reason: 'No-shows' });
  expect(await leadsTo()).toEqual(['user', rosa.id]);
  await act('admin_pause_venue', { id: scene.otherVenueId, reason: 'Two reports' });
  expect(await leadsTo()).toEqual(['venue', scene.otherVenueId]);
  const [shift, job] = [await publishedShift(scene), await publishedJob(scene)];
  await act('admin_remove_post', { post: 'shift', id: shift, reason: 'Not what it says' });
  expect(await leadsTo()).toEqual(['shift', shift]);
  await act('admin_remove_post', { post: 'job', id: job, reason: 'Not what it says' });
  expect(await leadsTo()).toEqual(['job', job]);
});

it('of what venues and Rockstars do, to the other side', async () => {
  const [left, taken] = [newId(), newId()];
  await verdict(scene.db, rocco, claim(await publishedShift(scene), { booking_id: left }));
  await verdict(scene.db, rocco, claim(await publishedShift(scene, { inHours: 60 }), { booking_id: taken }));
  await act('cancel_booking', { id: left }, rocco);
  expect(await leadsTo()).toEqual(['venue', scene.venueId]);
  await act('cancel_booking', { id: taken }, mina);
  expect(await leadsTo()).toEqual(['user', rocco.id]);
});

it('to a dispute', async () => {
  const booking = await workedShift(scene, 40, 600);
  await act('dispute_timesheet', { booking_id: booking, reason: 'I was there' }, rocco);
  const id = disputeId({ kind: 'hours', subjectId: timesheetId(booking) });
  expect(await act('assign_dispute', { id, to: sol.id }, ada)).toBe('applied');
  expect(await leadsTo()).toEqual(['dispute', id]);
});

it('nowhere, from an invitation and a city', async () => {
  await act('invite_admin', { id: newId(), email: 'noor@rockstars.example', name: 'Noor', role: 'support' }, ada);
  expect(await leadsTo()).toEqual([null, null]);
  const place = { country: 'PT', tz: 'Europe/Lisbon', currency: 'EUR', lat: 41.1, lng: -8.6, floor_minor: null };
  await act('save_area', { id: newId(), name: 'Porto', ...place }, ada);
  expect(await leadsTo()).toEqual([null, null]);
});
