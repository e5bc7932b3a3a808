// What a venue does with its posts: shifts, packs, templates, jobs, and asking people for them.
import { day, type Moves, managersOf, type Play, perhaps, span, TIMES, thing, version, WORDS } from './play.ts';

const terms = ({ random }: Play) => ({
  role: random.pick(['bartender', 'barback', 'host']),
  break_min: random.pick([0, 30]),
  rate_minor: random.whole(1200, 2400),
  tips: random.chance(0.5),
  positions: random.whole(1, 3),
  booking_mode: random.pick(['review', 'instant_favourites', 'instant', 'instant']),
});

const pack = ({ random }: Play) =>
  perhaps(random, {
    arrival_note: random.pick(WORDS),
    contact_name: 'Mina',
    contact_phone: '1',
    dress_code: 'Black',
    kit: 'A pen',
  });

const job = ({ random }: Play) => ({
  role: 'bartender',
  title: 'Bar lead',
  employment_type: random.pick(['full_time', 'part_time', 'temporary']),
  pay_min_minor: 1500,
  pay_period: 'hour',
  skills: ['bartender'],
  ...perhaps(random, { description: random.pick(WORDS), pay_max_minor: 1700, hours_per_week: random.whole(1, 60) }),
});

/** Mostly one of the two oldest, so that people meet. */
const someVenue = (play: Play) => {
  const [first, second] = play.world.of('venues', 'active');
  return play.random.chance(0.15) || !first || !second
    ? thing(play, 'venues').id
    : play.random.pick([first, second]).id;
};

const moveJob =
  (...states: string[]) =>
  (play: Play) => {
    const found = thing(play, 'jobs', ...states);
    return { by: managersOf(play, found.venue_id), args: { id: found.id, version: version(play, found) } };
  };

export const venueMoves: Moves = {
  save_shift(play) {
    const { random } = play;
    const draft = random.chance(0.2) ? thing(play, 'shifts', 'draft') : undefined;
    const venue = draft?.venue_id ?? someVenue(play);
    const more = perhaps(random, {
      title: random.pick(WORDS),
      favourites_hours: random.pick([0, 6, 48]),
      pack: pack(play),
    });
    const args = { id: draft?.id ?? random.id(), venue_id: venue, ...terms(play), ...span(play), ...more };
    return { by: managersOf(play, venue), args };
  },
  publish_shift(play) {
    const shift = thing(play, 'shifts', 'draft');
    return { by: managersOf(play, shift.venue_id), args: { id: shift.id, version: version(play, shift) } };
  },
  edit_shift(play) {
    const shift = thing(play, 'shifts', 'published');
    const typed = { ...terms(play), ...span(play) };
    // Also of a colleague's, and of none.
    const seen = perhaps(play.random, { seen: { tips: play.random.chance(0.5) } });
    return {
      by: managersOf(play, shift.venue_id),
      args: { id: shift.id, version: version(play, shift), ...typed, ...seen },
    };
  },
  cancel_shift(play) {
    const shift = thing(play, 'shifts', 'draft', 'published');
    const said = perhaps(play.random, { reason: play.random.pick(WORDS), version: version(play, shift) });
    const args = { id: shift.id, ...said };
    return { by: managersOf(play, shift.venue_id), args };
  },
  split_shift(play) {
    const { random } = play;
    const shift = thing(play, 'shifts', 'draft', 'published');
    // Mostly no time between its start and its end: then it is refused.
    const { starts_local: cut_local, starts_at: cut_at } = span(play);
    const breaks = { break_min: 0, rest_break_min: random.pick([0, 30]) };
    const args = { id: shift.id, version: version(play, shift), cut_local, cut_at, rest_id: random.id(), ...breaks };
    return { by: managersOf(play, shift.venue_id), args };
  },
  show_to_everyone(play) {
    const shift = thing(play, 'shifts', 'published');
    return { by: managersOf(play, shift.venue_id), args: { id: shift.id } };
  },
  edit_shift_pack(play) {
    const shift = thing(play, 'shifts', 'draft', 'published');
    return { by: managersOf(play, shift.venue_id), args: { shift_id: shift.id, pack: pack(play) } };
  },
  save_shift_template(play) {
    const { random } = play;
    const known = random.chance(0.5) ? thing(play, 'shift_templates') : undefined;
    const venue = known?.venue_id ?? someVenue(play);
    const hours = { starts_time: random.pick(TIMES), ends_time: random.pick(TIMES) };
    const args = {
      id: known?.id ?? random.id(),
      venue_id: venue,
      name: 'Friday',
      ...hours,
      ...terms(play),
      pack: pack(play),
    };
    return { by: managersOf(play, venue), args };
  },
  delete_shift_template(play) {
    const template = thing(play, 'shift_templates');
    return { by: managersOf(play, template.venue_id), args: { id: template.id } };
  },
  save_shift_pattern(play) {
    const { random } = play;
    const known = random.chance(0.5) ? thing(play, 'shift_patterns') : undefined;
    const venue = known?.venue_id ?? someVenue(play);
    const shift = () => ({
      ...{ weekday: random.whole(0, 6), favourites_hours: 0, title: null, pack: {} },
      ...{ starts_time: random.pick(TIMES), ends_time: random.pick(TIMES) },
      ...terms(play),
    });
    const args = { id: known?.id ?? random.id(), venue_id: venue, name: 'A quiet week', shifts: [shift(), shift()] };
    return { by: managersOf(play, venue), args };
  },
  delete_shift_pattern(play) {
    const pattern = thing(play, 'shift_patterns');
    return { by: managersOf(play, pattern.venue_id), args: { id: pattern.id } };
  },
  save_job(play) {
    const known = play.random.chance(0.4) ? thing(play, 'jobs', 'draft', 'published', 'paused') : undefined;
    const venue = known?.venue_id ?? someVenue(play);
    const dated = perhaps(play.random, { start_date: day(play) });
    return {
      by: managersOf(play, venue),
      args: { id: known?.id ?? play.random.id(), venue_id: venue, ...job(play), ...dated },
    };
  },
  publish_job: moveJob('draft'),
  pause_job: moveJob('published'),
  resume_job: moveJob('paused'),
  close_job(play) {
    const found = thing(play, 'jobs', 'draft', 'published', 'paused');
    return {
      by: managersOf(play, found.venue_id),
      args: { id: found.id, outcome: play.random.pick(['filled', 'closed']) },
    };
  },
  send_work_invitation(play) {
    const { random } = play;
    const post = random.chance(0.8) ? thing(play, 'shifts', 'published') : undefined;
    const lasting = post === undefined ? thing(play, 'jobs', 'published') : undefined;
    const venue = (post ?? lasting)?.venue_id ?? random.id();
    const of = post === undefined ? { job_id: lasting?.id } : { shift_id: post.id };
    const args = { id: random.id(), venue_id: venue, worker_id: random.pick(play.rockstars), ...of };
    return { by: managersOf(play, venue), args: { ...args, ...perhaps(random, { message: random.pick(WORDS) }) } };
  },
  revoke_invitation(play) {
    const invitation = thing(play, 'work_invitations', 'sent', 'seen');
    return { by: managersOf(play, invitation.venue_id), args: { id: invitation.id } };
  },
  ask_for_cover(play) {
    const { random } = play;
    const shift = thing(play, 'shifts', 'published');
    const args = { id: random.id(), shift_id: shift.id, worker_ids: play.rockstars.slice(0, random.whole(0, 3)) };
    return {
      by: managersOf(play, shift.venue_id),
      args: { ...args, waves: random.whole(1, 3), apart_min: random.pick([5, 8, 30]) },
    };
  },
  stop_cover(play) {
    const found = thing(play, 'covers', 'asking');
    return { by: managersOf(play, found.venue_id), args: { id: found.id } };
  },
  set_relation(play) {
    const { random } = play;
    const asked = thing(play, 'applications');
    const side = random.pick(['venue', 'venue', 'rockstar']);
    const venue_id = asked.venue_id ?? thing(play, 'venues').id;
    const worker_id = asked.worker_id ?? random.pick(play.rockstars);
    const kind = random.pick(['favourite', 'favourite', 'neutral', 'blocked']);
    const by = side === 'venue' ? managersOf(play, venue_id) : [worker_id];
    return { by, args: { venue_id, worker_id, side, kind, ...perhaps(random, { note: random.pick(WORDS) }) } };
  },
};
