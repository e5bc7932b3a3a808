// What people do about themselves, in chats, in their team, and as the platform's own people.
import { nextRules } from '#tests/support/next-rules.ts';
import { PHOTO } from '#tests/support/photo.ts';
import {
  adminsOf,
  day,
  everybodyOf,
  type Moves,
  managersOf,
  type Play,
  perhaps,
  TIMES,
  thing,
  version,
  WORDS,
} from './play.ts';

const rockstar = (play: Play) => [play.random.pick(play.rockstars)];

const own = (table: string) => (play: Play) => {
  const found = thing(play, table);
  return { by: [found.worker_id], args: { id: found.id } };
};

/** Of somebody's own: one of theirs once more, or a new one. */
function kept(play: Play, table: string) {
  const known = play.random.chance(0.4) ? thing(play, table) : undefined;
  return { by: known === undefined ? rockstar(play) : [known.worker_id], id: known?.id ?? play.random.id() };
}

const anybody = ({ random, rockstars, world }: Play) => [
  random.pick([...rockstars, ...world.of('venue_users', 'admin', 'manager', 'staff').map(member => member.worker_id)]),
];

const waitingInvitation = (play: Play) => {
  const found = thing(play, 'venue_invitations', 'waits');
  return { by: adminsOf(play, found.venue_id), args: { id: found.id } };
};

const waitingAdmin = (play: Play) => ({ by: play.admins, args: { id: thing(play, 'admin_invitations', 'waits').id } });

export const ownMoves: Moves = {
  edit_profile(play) {
    const { random } = play;
    const areas = random.pick([[], ['london'], ['leeds'], ['london', 'leeds'], ['leeds', 'dublin']]);
    const card = {
      bio: random.pick(WORDS),
      name: random.pick(['Rocco Bianchi', 'Rosa Rojas', 'Sam']),
      skills: ['bartender', 'barback', 'host'],
    };
    const secret = { areas, phone: '7', home_lat: 51.5, home_lng: random.whole(-1, 1), tz: 'auto' };
    return { by: random.chance(0.8) ? rockstar(play) : anybody(play), args: perhaps(random, { ...card, ...secret }) };
  },
  save_settings: play => ({
    by: anybody(play),
    args: perhaps(play.random, {
      email: play.random.chance(0.5),
      language: play.random.pick(['en', 'es', 'fr']),
      color_scheme: 'dark',
      marketing: play.random.chance(0.5),
      quiet_from: play.random.pick([...TIMES, null]),
      quiet_until: play.random.pick([...TIMES, null]),
    }),
  }),
  set_photo: play => ({ by: anybody(play), args: { id: play.random.id(), content: play.random.pick([PHOTO, null]) } }),
  set_venue_photo(play) {
    const venue = thing(play, 'venues', 'active');
    const content = play.random.pick([PHOTO, null]);
    return { by: managersOf(play, venue.id), args: { venue_id: venue.id, id: play.random.id(), content } };
  },
  save_document(play) {
    const { random } = play;
    const file = thing(play, 'files', 'document');
    const known = random.chance(0.4) ? thing(play, 'profile_documents') : undefined;
    const type = random.pick(['right_to_work', 'first_aid', 'other']);
    const said = { number: random.pick(['0123', null]), expires_on: random.pick([day(play), null]) };
    return { by: [file.worker_id], args: { id: known?.id ?? random.id(), type, file_id: file.id, ...said } };
  },
  delete_document: own('profile_documents'),
  save_platform_rules(play) {
    const { random, world } = play;
    const newest = Math.max(...world.of('platform_rules', 'begun', 'waits').map(rules => rules.version ?? 1));
    const figures = {
      rest_hours: random.whole(11, 14),
      owed_hours: random.whole(3, 6),
      notice_points: random.whole(0, 3),
    };
    const from = random.chance(0.7)
      ? null
      : new Date(world.now.getTime() + random.whole(1, 9) * 86_400_000).toISOString();
    return { by: play.admins, args: nextRules({ id: random.id(), follows: newest, valid_from: from, ...figures }) };
  },
  withdraw_platform_rules: play => ({ by: play.admins, args: { id: thing(play, 'platform_rules', 'waits').id } }),
  save_area: play => ({
    by: play.admins,
    args: {
      ...{
        id: play.random.id(),
        name: play.random.pick(['Porto', 'Lyon', 'Cork']),
        country: 'PT',
        tz: 'Europe/Lisbon',
      },
      ...{ currency: 'EUR', lat: 41.15, lng: play.random.whole(-9, 5), floor_minor: 540 },
    },
  }),
  reset_lockout: play => ({ by: play.admins, args: { user_id: play.random.pick(play.rockstars) } }),
  appeal_suspension: play => ({
    by: rockstar(play),
    args: { id: play.random.id(), reason: play.random.pick(WORDS) },
  }),
  save_availability_rule(play) {
    const { random } = play;
    const { by, id } = kept(play, 'availability_rules');
    const hours = { start_local: random.pick(TIMES), end_local: random.pick(TIMES), weekday: random.whole(1, 7) };
    return {
      by,
      args: {
        id,
        ...hours,
        kind: random.pick(['available', 'prefer', 'unavailable']),
        valid_from: null,
        valid_to: null,
      },
    };
  },
  delete_availability_rule: own('availability_rules'),
  save_availability_exception(play) {
    const { by, id } = kept(play, 'availability_exceptions');
    const on = day(play);
    const hours = play.random.pick([{}, { start_local: '09:00', end_local: '17:00' }]);
    const kind = play.random.pick(['available', 'prefer', 'unavailable']);
    return {
      by,
      args: {
        id,
        starts_on: on,
        ends_on: on,
        kind,
        ...hours,
        ...perhaps(play.random, { reason: play.random.pick(WORDS) }),
      },
    };
  },
  delete_availability_exception: own('availability_exceptions'),
  save_search(play) {
    const { by, id } = kept(play, 'saved_searches');
    return { by, args: { id, name: 'Late bars', filters: '{"instantOnly":true}' } };
  },
  delete_search: own('saved_searches'),
  mark_notifications_read(play) {
    const notice = thing(play, 'notifications');
    return { by: [notice.worker_id], args: { ids: [notice.id] } };
  },
  acknowledge_notification(play) {
    const notice = thing(play, 'notifications', 'waits');
    return { by: [notice.worker_id], args: { id: notice.id } };
  },
  start_conversation(play) {
    const asked = thing(play, 'applications');
    const venue_id = asked.venue_id ?? play.random.id();
    return { by: managersOf(play, venue_id), args: { venue_id, rockstar_id: asked.worker_id ?? play.random.id() } };
  },
  send_message(play) {
    const chat = thing(play, 'conversations');
    const by = play.random.chance(0.5) ? [chat.worker_id] : everybodyOf(play, chat.venue_id);
    const said = play.random.pick([{ content: play.random.pick(WORDS) }, { template: 'thank_you' }]);
    return { by, args: { id: play.random.id(), conversation_id: chat.id, ...said } };
  },
  mark_conversation_read(play) {
    const chat = thing(play, 'conversations');
    const by = play.random.chance(0.5) ? [chat.worker_id] : everybodyOf(play, chat.venue_id);
    return { by, args: { id: chat.id, read_to: play.world.now.toISOString() } };
  },
  delete_conversation(play) {
    const chat = thing(play, 'conversations');
    return { by: [chat.worker_id, ...managersOf(play, chat.venue_id)], args: { id: chat.id } };
  },
  add_venue: play => ({
    by: play.world.of('venue_users', 'admin').map(member => member.worker_id),
    args: { id: play.random.id(), name: 'Harbour & Rye', address: '3 Quay Street' },
  }),
  edit_venue(play) {
    const venue = thing(play, 'venues', 'active');
    const args = { id: venue.id, name: play.random.pick(['The Copper Thistle', 'Vane’s']), address: '12 Lantern Row' };
    return { by: managersOf(play, venue.id), args };
  },
  set_primary_venue(play) {
    const venue = thing(play, 'venues');
    return { by: everybodyOf(play, venue.id), args: { venue_id: venue.id } };
  },
  pause_venue(play) {
    const venue = thing(play, 'venues', 'active');
    return { by: adminsOf(play, venue.id), args: { id: venue.id } };
  },
  resume_venue(play) {
    const venue = thing(play, 'venues', 'paused');
    return { by: adminsOf(play, venue.id), args: { id: venue.id } };
  },
  archive_venue(play) {
    const venue = thing(play, 'venues', 'active');
    return { by: adminsOf(play, venue.id), args: { id: venue.id } };
  },
  invite_member(play) {
    const venue = thing(play, 'venues', 'active');
    const args = {
      id: play.random.id(),
      venue_id: venue.id,
      email: `n${play.random.whole(1, 9)}@example.com`,
      role: 'staff',
    };
    return { by: adminsOf(play, venue.id), args };
  },
  resend_member_invitation: waitingInvitation,
  revoke_member_invitation: waitingInvitation,
  change_member_role(play) {
    const member = thing(play, 'venue_users', 'admin', 'manager', 'staff');
    const args = { id: member.id, role: play.random.pick(['admin', 'manager', 'staff']) };
    return { by: adminsOf(play, member.venue_id), args };
  },
  remove_member(play) {
    const member = thing(play, 'venue_users', 'manager', 'staff');
    return { by: [member.worker_id, ...adminsOf(play, member.venue_id)], args: { id: member.id } };
  },
  invite_admin: play => ({
    by: play.admins,
    args: {
      id: play.random.id(),
      email: `n${play.random.whole(1, 9)}@rockstars.example`,
      name: 'Noor',
      role: 'support',
    },
  }),
  send_news: play => ({
    by: play.admins,
    args: { id: play.random.id(), title_en: 'New here', text_en: 'Shifts by the map.' },
  }),
  // No session is in the world: whoever acts there has none.
  end_admin_session: play => ({ by: play.admins, args: { id: play.random.id() } }),
  save_market_note: play => ({
    by: play.admins,
    args: { id: play.random.id(), day: '2026-11-20', area: play.random.pick(['london', null]), words: 'Rail strike' },
  }),
  // None is read from the world: it is nobody's but the platform's.
  delete_market_note: play => ({ by: play.admins, args: { id: play.random.id() } }),
  set_report_mail: play => ({ by: play.admins, args: { area: play.random.pick(['all', 'london', null]) } }),
  resend_admin_invitation: waitingAdmin,
  revoke_admin_invitation: waitingAdmin,
  set_admin_role: play => ({
    by: play.admins,
    args: { user_id: play.random.pick(play.admins), role: play.random.pick(['super_admin', 'support', 'read_only']) },
  }),
  admin_decide_pay(play) {
    const post = play.random.pick(['shift', 'job'] as const);
    const { id } = thing(play, `${post}s`, 'draft');
    return { by: play.admins, args: { post, id, rate_minor: 50_000, decision: 'approve' } };
  },
  request_verification(play) {
    const venue = thing(play, 'venues', 'active');
    const args = { legal_name: 'Thistle Ltd', registration_number: '0123', website: null, file_ids: [] };
    return { by: adminsOf(play, venue.id), args: { id: venue.id, ...args } };
  },
  admin_pause_venue: play => ({ by: play.admins, args: { id: thing(play, 'venues', 'active').id, reason: 'Cash' } }),
  admin_resume_venue: play => ({ by: play.admins, args: { id: thing(play, 'venues', 'paused').id } }),
  admin_archive_venue: play => ({ by: play.admins, args: { id: thing(play, 'venues', 'paused').id, reason: 'Gone' } }),
  admin_set_verification(play) {
    const { id } = thing(play, 'venues');
    // Of what was handed in, which has the id of its venue; nothing is named where nothing was.
    const handedIn = play.world.of('venue_verifications').find(one => one.id === id);
    const seen = handedIn === undefined ? {} : { version: version(play, handedIn) };
    return {
      by: play.admins,
      args: { id, ...seen, status: play.random.pick(['verified', 'verified', 'unverified']), reason: 'Seen' },
    };
  },
  admin_decide_document(play) {
    const document = thing(play, 'profile_documents');
    const decision = play.random.pick(['verified', 'rejected'] as const);
    const seen = { id: document.id, version: version(play, document) };
    return { by: play.admins, args: { ...seen, decision, reason: 'Not readable' } };
  },
  admin_remove_post: play => {
    const post = play.random.pick(['shift', 'job'] as const);
    const { id } = thing(play, `${post}s`, 'published');
    return { by: play.admins, args: { post, id, reason: play.random.pick(WORDS) } };
  },
  // One of them alone, or half of the walk would be told that it is suspended.
  suspend_user: play => ({
    by: play.admins,
    args: {
      ...{ user_id: play.rockstars.at(-1), until: null, reason: play.random.pick(WORDS) },
      ...(play.random.chance(0.5) && { release: true }),
    },
  }),
  reinstate_user: play => ({
    by: play.admins,
    args: { user_id: play.rockstars.at(-1), reason: play.random.pick(WORDS) },
  }),
};
