// Every function of the API that takes a sign-in, asked by who lost what it takes: the session, the seat at the venue, good standing, the
// rights over the platform. A new function is written down here with whoever it is for.
import { describe, expect, it } from 'vitest';
import { PUBLIC_FUNCTIONS } from './public-functions.ts';
import {
  act,
  claim,
  command,
  documentFiles,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  suspend,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { askIn, newSession } from './session.ts';

const { vera, rocco, ada } = people;
const world = { shift: '', chat: '', document: '' };
const scene = sceneForEach(async scene => {
  await makeAdmins(scene.db);
  world.shift = await publishedShift(scene, { positions: 2 });
  await act(scene.db, rocco, claim(world.shift));
  world.chat = (await one<{ id: string }>(scene.db, 'select id from public.conversations')).id;
  world.document = (await documentFiles(scene.db, [rocco]))[0] ?? '';
  const seat = { id: newId(), venue_id: scene.venueId, email: 'nia@example.com', role: 'staff' };
  await act(scene.db, vera, command('invite_member', seat));
  await act(scene.db, rocco, command('send_message', { id: newId(), conversation_id: world.chat, content: 'Hello' }));
});

const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const pdf = () => Buffer.from('%PDF-1.7 a licence').toString('base64');
const nobody = () => [newId()];

interface Asked {
  readonly by: Person;
  readonly args: () => readonly unknown[];
}
const as = (by: Person, args: Asked['args'] = () => []): Asked => ({ by, args });

/** By somebody to whom it answers. */
const ASKED: Readonly<Record<string, Asked>> = {
  act: as(rocco, () => [command('save_settings', { push: true })]),
  add_document_file: as(rocco, () => [newId(), 'scan.pdf', pdf()]),
  add_evidence: as(vera, () => [newId(), scene.venueId, 'scan.pdf', pdf()]),
  admin_dispute: as(ada, nobody),
  admin_find: as(ada, () => ['rocco']),
  admin_job: as(ada, nobody),
  admin_report: as(ada, () => ['fill']),
  admin_shift: as(ada, () => [world.shift]),
  admin_user: as(ada, () => [rocco.id]),
  admin_user_view: as(ada, () => [rocco.id]),
  admin_venue: as(ada, () => [scene.venueId]),
  calendar_feed_since: as(rocco),
  create_conversation_by_email: as(vera, () => [scene.venueId, rocco.email]),
  deactivate_account: as(people.sam),
  delete_my_account: as(people.sam),
  document_file: as(rocco, () => [world.document]),
  end_other_sessions: as(rocco),
  evidence: as(vera, nobody),
  export_my_data: as(rocco),
  fit_for_shifts: as(vera, () => [scene.venueId, [rocco.id], [world.shift]]),
  free_for_slot: as(vera, () => [scene.venueId, rocco.id, ahead(72), ahead(80)]),
  get_venue_applicants: as(vera, () => [scene.venueId]),
  issue_record_ticket: as(rocco),
  keep_email: as(rocco),
  keep_my_account: as(rocco),
  log_user_activity: as(rocco, () => [rocco.id, 'page_view']),
  look_at_dispute: as(ada, nobody),
  meet_venue: as(rocco, () => [scene.venueId]),
  note_language: as(rocco, () => ['fr']),
  note_time_zone: as(rocco, () => ['Asia/Tokyo']),
  older_messages: as(rocco, () => [world.chat, ahead(1)]),
  own_account: as(rocco),
  photos: as(rocco, () => [[rocco.id]]),
  push_key: as(rocco),
  read_dispute_record: as(ada, () => [newId(), 'A reason that is long enough']),
  renew_calendar_feed: as(rocco),
  report_parked: as(rocco, () => ['[]']),
  revoke_calendar_feed: as(rocco),
  rockstar_card: as(vera, () => [scene.venueId, rocco.id]),
  search_rockstars: as(vera, () => [scene.venueId]),
  sync: as(rocco, () => [{ v: 1, device: newId(), cursor: null, commands: [] }]),
  turn_off_push: as(rocco, () => ['https://fcm.googleapis.com/a']),
  turn_on_push: as(rocco, () => ['https://fcm.googleapis.com/a', 'a'.repeat(87), 'a'.repeat(22)]),
  venue_invitations_of: as(vera, () => [scene.venueId]),
  verify_admin_access: as(ada),
  work_record: as(rocco),
  ...Object.fromEntries(
    PUBLIC_FUNCTIONS.authenticated
      .filter(name => name.startsWith('admin_'))
      .filter(name => !/_(dispute|find|job|report|shift|user|user_view|venue)$/.test(name))
      .map(name => [name, as(ada)]),
  ),
};

/** Open to a token whose session was ended: a public key; and what only takes a device of the caller's off the list. */
const OPEN = ['push_key', 'turn_off_push'];
/** Say nothing, and change nothing of these rows. */
const SILENT: Readonly<Record<string, string>> = {
  log_user_activity: 'select count(*) from public.user_activity',
  note_language: "select locale from public.profile_private where locale = 'fr'",
  note_time_zone: "select tz from public.profile_private where tz = 'Asia/Tokyo'",
};
/** What a suspended admin of the venue is still told, since it belongs to what is booked or to the venue itself; the rest is refused. */
const OF_SUSPENDED = ['add_evidence', 'create_conversation_by_email', 'get_venue_applicants', 'venue_invitations_of'];

const signedInOnly = PUBLIC_FUNCTIONS.authenticated.filter(name => !PUBLIC_FUNCTIONS.anon.includes(name));
const redeeming = ['accept_venue_invitation'];
const ofAdmins = Object.keys(ASKED).filter(name => ASKED[name]?.by === ada);

it('each is written down here, with who it is for', () => {
  expect([...Object.keys(ASKED), ...redeeming].sort()).toEqual(signedInOnly);
});

/** The code of a refusal, or what came. */
async function answer(name: string, session: string | null = null): Promise<unknown> {
  const { by, args } = ASKED[name] ?? as(rocco);
  const given = args().map(one => (typeof one === 'object' && !Array.isArray(one) ? JSON.stringify(one) : one));
  const places = given.map((_, nth) => `$${nth + 1}`).join(', ');
  const sql = `select public.${name}(${places}) as said`;
  try {
    return (await askIn(session, scene.db, by, { sql, values: given })).rows.map(({ said }) => said);
  } catch (error) {
    return (error as Error).message;
  }
}

const REFUSALS = ['signed_out', 'not_allowed', 'chat_refused', 'account_suspended'];
const isNothing = (said: unknown) => REFUSALS.includes(String(said)) || ['[]', '[[]]'].includes(JSON.stringify(said));

describe('a token whose session was ended', () => {
  it.each(signedInOnly.filter(name => ![...OPEN, ...redeeming, ...ofAdmins].includes(name)))(
    'is told nothing by %s',
    async name => {
      const session = await newSession(scene.db, (ASKED[name] ?? as(rocco)).by);
      if (name === 'calendar_feed_since') await answer('renew_calendar_feed');
      const silent = SILENT[name];
      if (silent === undefined) expect(isNothing(await answer(name, session)), 'while it stands').toBe(false);
      const again = await newSession(scene.db, (ASKED[name] ?? as(rocco)).by);
      await scene.db.query('delete from auth.sessions where id = $1', [again]);
      const rows = async () => (silent === undefined ? [] : scene.db.query(silent));
      const before = await rows();
      const said = await answer(name, again);
      if (silent !== undefined) expect(await rows()).toEqual(before);
      else if (name === 'calendar_feed_since') expect(said).toEqual([null]);
      else expect(said).toSatisfy(isNothing);
    },
  );
});

describe('at a venue', () => {
  const ofVenues = Object.keys(ASKED).filter(name => ASKED[name]?.by === vera && name !== 'evidence');

  it('each that names one stands here', async () => {
    const named = await scene.db.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proargnames @> '{p_venue_id}' order by 1`,
    );
    const ofRockstars = ['meet_venue', 'venue_in_link'];
    expect(named.map(({ name }) => name)).toEqual([...ofVenues, ...ofRockstars].sort());
  });

  it.each(ofVenues)('%s is for members, and no longer for who left', async name => {
    expect(await answer(name)).not.toSatisfy(isNothing);
    await scene.db.query("update public.venue_users set role = 'admin' where user_id = $1", [people.mina.id]);
    await scene.db.query('update public.venue_users set revoked_at = now() where user_id = $1', [vera.id]);
    expect(await answer(name)).toSatisfy(isNothing);
  });

  it.each(ofVenues)('%s makes no new business for who is suspended', async name => {
    await suspend(scene.db, vera);
    const said = await answer(name);
    if (OF_SUSPENDED.includes(name)) expect(said).not.toSatisfy(isNothing);
    else expect(said).toBe('account_suspended');
  });
});

it('no admin’s is told to who was one, or whose session was ended', async () => {
  const refused = (said: unknown) => REFUSALS.includes(String(said));
  await scene.db.query("update public.admin_users set role = 'super_admin' where user_id = $1", [people.sol.id]);
  const standing = await newSession(scene.db, ada);
  for (const name of ofAdmins) expect(await answer(name, standing), name).not.toSatisfy(refused);
  await scene.db.query('delete from auth.sessions where id = $1', [standing]);
  for (const name of ofAdmins) expect(await answer(name, standing), name).toSatisfy(refused);
  await scene.db.query('update public.admin_users set revoked_at = now() where user_id = $1', [ada.id]);
  for (const name of ofAdmins) {
    const said = await answer(name);
    if (name === 'verify_admin_access') expect(said).toEqual([{ is_admin: false, role: null }]);
    else expect(said, name).toBe('not_allowed');
  }
});
