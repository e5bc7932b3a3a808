// Nobody of the platform decides what they are part of: by actor, a dispute, a verification, a document and very high pay.
import { expect, it } from 'vitest';
import {
  act,
  command,
  documentFiles,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  shiftArgs,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { workedShift } from './situations/attendance.ts';

const scene = sceneForEach(async ({ db }) => {
  await makeAdmins(db);
  // What is written by London's winter clock here is refused in summer.
  await db.query("update public.venues set tz = 'UTC'");
});
const { ada, sol, rae, rocco, vera } = people;

const says = (person: Person, name: string, args: object) => verdict(scene.db, person, command(name, args));
const joins = (person: Person) =>
  scene.db.query(
    "insert into public.venue_users (venue_id, user_id, name, email, role) values ($1, $2, $3, $4, 'staff')",
    [...[scene.venueId, person.id, person.name, person.email]],
  );
const administers = (person: Person) =>
  scene.db.query("insert into public.admin_users (user_id, role) values ($1, 'support')", [person.id]);

async function hoursDispute(): Promise<void> {
  const booking = await workedShift(scene, 40, 600);
  await act(scene.db, rocco, command('dispute_timesheet', { booking_id: booking, reason: 'I was there' }));
}
const theDispute = () => one<{ id: string; version: number }>(scene.db, 'select id, version from public.disputes');
const decide = async (person: Person) =>
  says(person, 'decide_dispute', {
    ...(await theDispute()),
    ...{ outcome: 'hours', minutes: 400, reason: 'By the till', lang: 'en' },
  });
const reopen = async (person: Person) =>
  says(person, 'reopen_dispute', { ...(await theDispute()), reason: 'The till says more' });
const desk = async (person: Person) => {
  const { id } = await theDispute();
  const { rows } = await scene.db.asUser(person.id, client =>
    client.query<{ desk: { own: boolean; admins: readonly { name: string }[] } }>(
      'select public.admin_dispute($1) as desk',
      [id],
    ),
  );
  return { own: rows[0]?.desk.own, admins: rows[0]?.desk.admins.map(({ name }) => name) };
};

it('a dispute is not decided, asked about, given to or reopened by who works at its venue, and another admin may', async () => {
  await hoursDispute();
  await joins(sol);
  const { id, version } = await theDispute();
  expect(await decide(sol)).toBe('own_case');
  expect(await says(sol, 'ask_sides_again', { id, version, question: 'Who closed?', lang: 'en' })).toBe('own_case');
  expect(await says(ada, 'assign_dispute', { id, to: sol.id })).toBe('own_case');
  expect(await desk(sol)).toEqual({ own: true, admins: [ada.name] });
  expect(await desk(rae)).toEqual({ own: false, admins: [ada.name] });
  expect(await decide(ada)).toBe('applied');
  expect(await reopen(sol)).toBe('own_case');
  await scene.db.query('update public.venue_users set revoked_at = now() where user_id = $1', [sol.id]);
  expect(await reopen(sol), 'who has left the venue').toBe('applied');
});

it('nor are the chats, the number and the least pay of a case read by who works at its venue, and another admin may', async () => {
  await hoursDispute();
  await joins(sol);
  const { id } = await theDispute();
  const record = (person: Person) =>
    scene.db.asUser(person.id, client =>
      client.query('select public.read_dispute_record($1, $2) as record', [id, 'To see who closed']),
    );
  await expect(record(sol)).rejects.toThrow('own_case');
  expect(await one(scene.db, 'select record_read_at as at from public.disputes')).toEqual({ at: null });
  expect((await record(ada)).rows).toHaveLength(1);
});

it('a dispute is not decided by whom it is about', async () => {
  await hoursDispute();
  await administers(rocco);
  expect(await decide(rocco)).toBe('own_case');
  expect(await desk(rocco)).toMatchObject({ own: true });
});

it('a venue is neither verified nor rejected by who works there', async () => {
  const set = (person: Person, more: object) => says(person, 'admin_set_verification', { id: scene.venueId, ...more });
  await joins(sol);
  expect(await set(sol, { status: 'unverified', reason: 'Closed' })).toBe('own_case');
  expect(await set(ada, { status: 'unverified', reason: 'Closed' })).toBe('applied');
  expect(await set(sol, { status: 'verified' })).toBe('own_case');
});

it('and reads so wherever it waits, with who can decide', async () => {
  await scene.db.query("update public.venues set verification_status = 'unverified' where id = $1", [scene.venueId]);
  await act(
    scene.db,
    vera,
    command('request_verification', {
      ...{ id: scene.venueId, legal_name: 'Thistle Ltd', registration_number: '01234567', file_ids: [] },
    }),
  );
  const pay = { id: newId(), rate_minor: 50_000 };
  await act(scene.db, vera, command('save_shift', shiftArgs({ ...pay, venue_id: scene.venueId })));
  await verdict(scene.db, vera, command('publish_shift', { id: pay.id, version: 1 }));
  await joins(sol);
  const waits = (person: Person) =>
    scene.db.asUser(person.id, async client => {
      const { rows } = await client.query<{ own: readonly unknown[] }>(
        `select array[public.admin_verifications() #> '{rows,0,ownDeciders}', public.admin_overview() #> '{queue,0,ownDeciders}',
          public.admin_overview() #> '{pay,0,ownDeciders}', public.admin_venue($1) -> 'ownDeciders'] as own`,
        [scene.venueId],
      );
      return rows[0]?.own;
    });
  const names = [ada.name];
  expect(await waits(sol)).toEqual([names, names, names, names]);
  expect(await waits(ada)).toEqual([null, null, null, null]);
  await scene.db.query("update public.admin_users set role = 'super_admin' where user_id = $1", [sol.id]);
  await scene.db.query('update public.admin_users set revoked_at = now() where user_id <> $1', [sol.id]);
  expect(await waits(sol), 'nobody else can').toEqual([[], [], [], []]);
});

it('a venue that the platform paused is not resumed by who works there', async () => {
  expect(await says(ada, 'admin_pause_venue', { id: scene.venueId, reason: 'Two reports' })).toBe('applied');
  await joins(sol);
  expect(await says(sol, 'admin_resume_venue', { id: scene.venueId })).toBe('own_case');
  expect(await says(ada, 'admin_resume_venue', { id: scene.venueId })).toBe('applied');
});

it('a suspension is not ended by whom it is of', async () => {
  expect(await says(ada, 'suspend_user', { user_id: rocco.id, reason: 'Two reports' })).toBe('applied');
  await administers(rocco);
  expect(await says(rocco, 'reinstate_user', { user_id: rocco.id, reason: 'Seen the papers' })).toBe('own_case');
  expect(await says(sol, 'reinstate_user', { user_id: rocco.id, reason: 'Seen the papers' })).toBe('applied');
});

it('a document is not decided by whose it is', async () => {
  const [file = ''] = await documentFiles(scene.db, [rocco]);
  await act(scene.db, rocco, command('save_document', { id: newId(), type: 'personal_licence', file_id: file }));
  const document = await one<{ id: string; version: number }>(
    scene.db,
    'select id, version from public.profile_documents',
  );
  await administers(rocco);
  expect(await says(rocco, 'admin_decide_document', { ...document, decision: 'verified' })).toBe('own_case');
  expect(await says(sol, 'admin_decide_document', { ...document, decision: 'verified' })).toBe('applied');
});

it('very high pay is not let through by who works at that venue', async () => {
  const pay = { id: newId(), rate_minor: 50_000 };
  await act(scene.db, vera, command('save_shift', shiftArgs({ ...pay, venue_id: scene.venueId })));
  await verdict(scene.db, vera, command('publish_shift', { id: pay.id, version: 1 }));
  await joins(sol);
  const decide = (person: Person) => says(person, 'admin_decide_pay', { ...pay, post: 'shift', decision: 'approve' });
  expect(await decide(sol)).toBe('own_case');
  expect(await decide(ada)).toBe('applied');
});
