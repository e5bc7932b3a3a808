// Applying for a place, the words of both sides about it, and giving it away again.
import { createHmac } from 'node:crypto';
import { everybodyOf, type Moves, managersOf, type Play, perhaps, shiftOf, thing, version, WORDS } from './play.ts';

const LIVE = ['submitted', 'viewed', 'shortlisted', 'offered', 'waitlisted'];
const live = [...LIVE, ...LIVE.map(status => `${status}_before`)];

const seen = (play: Play, shiftId: string | null) => version(play, shiftOf(play, shiftId));

/** At about the time of the present, with or without a code that has the right shape. */
function ownFact(play: Play, mayHaveCode: boolean) {
  const { random, world } = play;
  const booking = thing(play, 'bookings', 'confirmed', 'checked_in', 'checked_out', 'no_show', 'cancelled_by_venue');
  const said_at = new Date(world.now.getTime() + random.whole(-90, 5) * 60_000).toISOString();
  const code = { code: random.pick(['000000', '572404', '29404442.00112233445566778899']) };
  const evidence = perhaps(random, { offset_s: random.whole(-120, 120), clock_jumped: random.chance(0.2) });
  const args = { id: random.id(), booking_id: booking.id, said_at, ...evidence };
  return { by: [booking.worker_id], args: mayHaveCode ? { ...args, ...perhaps(random, code) } : args };
}

const UNSETTLED = ['open', 'submitted', 'countered', 'disputed'];

/** Of a booking whose hours are not agreed, and who may speak of them. */
function hours(play: Play) {
  const sheet = thing(play, 'timesheets', ...UNSETTLED);
  const args = { booking_id: sheet.shift_id, minutes: play.random.pick([0, 300, 450, 480]) };
  return { sheet, args, both: [sheet.worker_id, ...managersOf(play, sheet.venue_id)] };
}

export const placeMoves: Moves = {
  submit_application(play) {
    const { random } = play;
    const shift = random.chance(0.85) ? thing(play, 'shifts', 'published') : undefined;
    const post = shift ?? thing(play, 'jobs', 'published');
    const of = shift === undefined ? { job_id: post.id } : { shift_id: post.id };
    const args = {
      id: random.id(),
      ...of,
      seen_version: version(play, post),
      ...perhaps(random, { note: random.pick(WORDS) }),
    };
    return { by: [random.pick(play.rockstars)], args };
  },
  claim_shift(play) {
    const { random } = play;
    const shift = thing(play, 'shifts', 'published');
    const ids = { application_id: random.id(), booking_id: random.id(), shift_id: shift.id };
    const args = { ...ids, seen_version: version(play, shift), ...perhaps(random, { despite_calendar: true }) };
    return { by: [random.pick(play.rockstars)], args };
  },
  withdraw_application(play) {
    const asked = thing(play, 'applications', ...live, 'accepted');
    return { by: [asked.worker_id], args: { id: asked.id } };
  },
  view_applications(play) {
    const asked = thing(play, 'applications', 'submitted');
    return { by: managersOf(play, asked.venue_id), args: { ids: [asked.id] } };
  },
  decide_application(play) {
    const { random } = play;
    const asked = thing(play, 'applications', ...live);
    const decision = random.pick(['accept', 'accept', 'accept', 'offer', 'offer', 'shortlist', 'waitlist', 'reject']);
    const args = { id: asked.id, decision, version: version(play, asked), booking_id: random.id() };
    const more = perhaps(random, { reason: random.pick(WORDS), rest_reason: 'Busy night' });
    return { by: managersOf(play, asked.venue_id), args: { ...args, ...more } };
  },
  respond_offer(play) {
    const asked = thing(play, 'applications', 'offered', 'offered_before');
    const answer = play.random.pick(['accept', 'accept', 'decline']);
    const args = { id: asked.id, answer, booking_id: play.random.id(), seen_version: seen(play, asked.shift_id) };
    return { by: [asked.worker_id], args };
  },
  renew_application(play) {
    const asked = thing(
      play,
      'applications',
      'submitted_before',
      'viewed_before',
      'shortlisted_before',
      'waitlisted_before',
    );
    const args = { id: asked.id, booking_id: play.random.id(), seen_version: seen(play, asked.shift_id) };
    return { by: [asked.worker_id], args };
  },
  cancel_booking(play) {
    const booking = thing(play, 'bookings', 'confirmed', 'change_pending', 'change_pending_late');
    const by = play.random.chance(0.5) ? [booking.worker_id] : managersOf(play, booking.venue_id);
    return { by, args: { id: booking.id, ...perhaps(play.random, { reason: play.random.pick(WORDS) }) } };
  },
  respond_change(play) {
    const booking = thing(play, 'bookings', 'change_pending', 'change_pending_late');
    const args = { id: booking.id, answer: play.random.pick(['accept', 'decline']), version: version(play, booking) };
    return { by: [booking.worker_id], args };
  },
  settle_change(play) {
    const booking = thing(play, 'bookings', 'change_pending_late');
    const args = { id: booking.id, choice: play.random.pick(['revert', 'release']), version: version(play, booking) };
    return { by: managersOf(play, booking.venue_id), args };
  },
  propose_release(play) {
    const { random } = play;
    const booking = thing(play, 'bookings', 'confirmed', 'change_pending');
    const args = { id: booking.id, release: random.chance(0.8), ...perhaps(random, { reason: random.pick(WORDS) }) };
    return { by: random.pick([[booking.worker_id], managersOf(play, booking.venue_id)]), args };
  },
  confirm_booking(play) {
    const booking = thing(play, 'bookings', 'confirmed', 'change_pending', 'released');
    return { by: [booking.worker_id], args: { id: booking.id } };
  },
  replace_booking(play) {
    const booking = thing(play, 'bookings', 'unconfirmed', 'confirmed');
    return { by: managersOf(play, booking.venue_id), args: { id: booking.id } };
  },
  respond_invitation(play) {
    const { random } = play;
    const invited = thing(play, 'work_invitations', 'sent', 'seen');
    const ids = { application_id: random.id(), booking_id: random.id() };
    const answer = random.pick(['accept', 'accept', 'decline', 'seen']);
    return {
      by: [invited.worker_id],
      args: { id: invited.id, answer, ...ids, seen_version: seen(play, invited.shift_id) },
    };
  },
  record_shift(play) {
    const { random, world } = play;
    const known = thing(play, 'bookings');
    const minute = Math.floor(world.now.getTime() / 60_000) * 60_000;
    const start = minute - random.whole(1, 29 * 24) * 3_600_000;
    const args = {
      ...{ id: random.id(), venue_id: known.venue_id, worker_id: known.worker_id, role: 'bartender', break_min: 30 },
      ...{ starts_at: new Date(start).toISOString(), ends_at: new Date(start + 8 * 3_600_000).toISOString() },
      rate_minor: random.pick([1400, 1550]),
    };
    return {
      by: random.chance(0.5) ? [known.worker_id] : managersOf(play, known.venue_id),
      args: { ...args, ...perhaps(random, { note: random.pick(WORDS) }) },
    };
  },
  answer_recorded(play) {
    const said = play.random.pick(['venue', 'rockstar']);
    const { id, worker_id, venue_id } = thing(play, 'recorded_shifts', `asked_${said}`);
    const answer = play.random.pick(['agree', 'agree', 'decline', 'withdraw']);
    const own = (said === 'rockstar') === (answer === 'withdraw');
    return { by: own ? [worker_id] : managersOf(play, venue_id), args: { id, answer } };
  },
  check_in: play => ownFact(play, true),
  check_out: play => ownFact(play, true),
  start_break: play => ownFact(play, false),
  end_break: play => ownFact(play, false),
  record_attendance(play) {
    const { by: _, args } = ownFact(play, false);
    const booking = play.world.of('bookings').find(({ id }) => id === args.booking_id);
    const more = { kind: play.random.pick(['in', 'out', 'break_start', 'break_end']), reason: play.random.pick(WORDS) };
    return { by: managersOf(play, booking?.venue_id ?? null), args: { ...args, ...more } };
  },
  relay_punches(play) {
    const { by: _, args } = ownFact(play, true);
    const booking = play.world.of('bookings').find(({ id }) => id === args.booking_id);
    const { id, said_at, code = '' } = args as { id: string; said_at: string; code?: string };
    const kind = play.random.pick(['i', 'o', 'b', 'e']);
    const text = `EP1|${args.booking_id}|${[id.replaceAll('-', ''), kind, Date.parse(said_at), '', 0, code].join(',')}`;
    const key = play.world.of('punch_keys').find(row => row.id === args.booking_id)?.status ?? '';
    const mac = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex').slice(0, 32);
    return { by: everybodyOf(play, booking?.venue_id ?? null), args: { sheet: `${text}|${mac}` } };
  },
  propose_end(play) {
    const { by, args } = ownFact(play, false);
    const booking = play.world.of('bookings').find(({ id }) => id === args.booking_id);
    const until = new Date(play.world.now.getTime() + play.random.whole(-60, 600) * 60_000).toISOString();
    return { by: play.random.pick([by, managersOf(play, booking?.venue_id ?? null)]), args: { ...args, until } };
  },
  propose_start(play) {
    const { by, args } = ownFact(play, false);
    const booking = play.world.of('bookings').find(({ id }) => id === args.booking_id);
    const from = new Date(play.world.now.getTime() + play.random.whole(-90, 90) * 60_000).toISOString();
    return { by: play.random.pick([by, managersOf(play, booking?.venue_id ?? null)]), args: { ...args, from } };
  },
  settle_contest(play) {
    const booking = thing(play, 'bookings', 'contested');
    return {
      by: managersOf(play, booking.venue_id),
      args: { id: booking.id, choice: play.random.pick(['keep', 'send_home']) },
    };
  },
  mark_no_show(play) {
    const booking = thing(play, 'bookings', 'confirmed', 'change_pending', 'no_show');
    return { by: managersOf(play, booking.venue_id), args: { id: booking.id } };
  },
  submit_timesheet(play) {
    const { sheet, args } = hours(play);
    return { by: [sheet.worker_id], args };
  },
  approve_timesheet(play) {
    const { args, both } = hours(play);
    return { by: both, args };
  },
  counter_timesheet(play) {
    const { args, both } = hours(play);
    return { by: both, args: { ...args, reason: play.random.pick(WORDS) } };
  },
  dispute_timesheet(play) {
    const { args, both } = hours(play);
    return { by: both, args: { booking_id: args.booking_id, reason: play.random.pick(WORDS) } };
  },
  reopen_timesheet(play) {
    const sheet = thing(play, 'timesheets', 'approved', 'auto_approved');
    return { by: [sheet.worker_id, ...managersOf(play, sheet.venue_id)], args: { booking_id: sheet.shift_id } };
  },
  lock_timesheets(play) {
    const sheet = thing(play, 'timesheets', 'approved', 'auto_approved');
    return { by: managersOf(play, sheet.venue_id), args: { venue_id: sheet.venue_id, ids: [sheet.id] } };
  },
  submit_review(play) {
    const { random } = play;
    const booking = thing(play, 'bookings', 'checked_out', 'approved');
    const args = {
      booking_id: booking.id,
      stars: random.whole(1, 5),
      tags: [],
      ...perhaps(random, { words: random.pick(WORDS) }),
    };
    return { by: [booking.worker_id, ...managersOf(play, booking.venue_id)], args };
  },
  appeal_points(play) {
    const event = thing(play, 'reliability_events');
    return { by: [event.worker_id], args: { id: event.id, reason: play.random.pick(WORDS) } };
  },
  accept_no_show(play) {
    const event = thing(play, 'reliability_events');
    return { by: [event.worker_id], args: { id: event.id } };
  },
  withdraw_appeal(play) {
    const event = thing(play, 'reliability_events');
    return { by: [event.worker_id], args: { id: event.id } };
  },
  answer_dispute(play) {
    const dispute = thing(play, 'disputes');
    const by = [dispute.worker_id, ...managersOf(play, dispute.venue_id)];
    return { by, args: { id: dispute.id, words: play.random.pick(WORDS) } };
  },
  dispute_review(play) {
    const { random } = play;
    const about = random.pick(['venue', 'rockstar'] as const);
    const review = thing(play, 'reviews', `published_${about === 'venue' ? 'rockstar' : 'venue'}`);
    const by = about === 'venue' ? managersOf(play, review.venue_id) : [review.worker_id];
    return { by, args: { id: review.id, reason: random.pick(WORDS) } };
  },
  reply_review(play) {
    const about = play.random.pick(['venue', 'rockstar'] as const);
    const review = thing(play, 'reviews', `published_${about === 'venue' ? 'rockstar' : 'venue'}`);
    const by = about === 'venue' ? managersOf(play, review.venue_id) : [review.worker_id];
    return { by, args: { id: review.id, reply: play.random.pick(WORDS) } };
  },
  transfer_booking(play) {
    const { random, world } = play;
    const booking = thing(play, 'bookings', 'confirmed');
    const together = world.of('shift_crew').filter(crew => crew.worker_id !== booking.worker_id);
    const args = { id: random.id(), booking_id: booking.id, crew_id: random.any(together)?.id ?? random.id() };
    return { by: [booking.worker_id], args: { ...args, ...perhaps(random, { note: random.pick(WORDS) }) } };
  },
  respond_transfer(play) {
    const transfer = thing(play, 'transfers', 'asked');
    const answer = play.random.pick(['accept', 'accept', 'decline']);
    const args = { id: transfer.id, answer, version: version(play, transfer), booking_id: play.random.id() };
    return { by: [transfer.worker_id], args };
  },
  decide_transfer(play) {
    const transfer = thing(play, 'transfers', 'agreed');
    const args = {
      id: transfer.id,
      decision: play.random.pick(['accept', 'refuse']),
      version: version(play, transfer),
    };
    return { by: managersOf(play, transfer.venue_id), args };
  },
  withdraw_transfer(play) {
    const transfer = thing(play, 'transfers', 'asked', 'agreed');
    return { by: [transfer.job_id], args: { id: transfer.id } };
  },
};
