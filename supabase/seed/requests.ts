// Who applied for which shift and who got it. Bookings obey the same rules as real ones: one place at a time, eleven hours
// of rest between houses, never more people than places.
import { addDays, daysFrom, wallMinutes } from './calendar.ts';
import { CAST } from './cast.ts';
import { type Chance, seedId } from './chance.ts';
import type { Rockstar } from './people.ts';
import { type SeedShift, STORY_SHIFTS } from './shifts.ts';

export interface SeedRequest {
  readonly shift: SeedShift;
  readonly worker: Rockstar;
  readonly status:
    | 'submitted'
    | 'viewed'
    | 'shortlisted'
    | 'accepted'
    | 'rejected'
    | 'withdrawn'
    | 'waitlisted'
    | 'closed';
  readonly closedReason: string | null;
  readonly waitlistPos: number | null;
  /** Present when the request led to a booking, live or not. */
  readonly booking: 'confirmed' | 'approved' | 'checked_out' | 'no_show' | 'cancelled_by_worker' | null;
  readonly cancelTier: 'early' | 'late' | null;
  /** When it was asked, ISO 8601. */
  readonly at: string;
}

const REST_MIN = 11 * 60;

interface Taken {
  readonly from: number;
  readonly to: number;
  readonly venueId: string;
}

/** The calendars of all workers, so that nobody is in two places. */
class Calendars {
  readonly #taken = new Map<string, Taken[]>();

  isFree(workerId: string, shift: SeedShift): boolean {
    const from = wallMinutes(shift.startsLocal);
    const to = wallMinutes(shift.endsLocal);
    return (this.#taken.get(workerId) ?? []).every(span => {
      const rest = span.venueId === shift.venue.id ? 0 : REST_MIN;
      return span.to + rest <= from || to + rest <= span.from;
    });
  }

  take(workerId: string, shift: SeedShift): void {
    const span = { from: wallMinutes(shift.startsLocal), to: wallMinutes(shift.endsLocal), venueId: shift.venue.id };
    this.#taken.set(workerId, [...(this.#taken.get(workerId) ?? []), span]);
  }
}

export function requestId(request: SeedRequest): string {
  return seedId(`application:${request.shift.id}:${request.worker.id}`);
}

interface Making {
  readonly chance: Chance;
  readonly today: string;
  readonly calendars: Calendars;
}

export function makeRequests(
  chance: Chance,
  of: { shifts: readonly SeedShift[]; rockstars: readonly Rockstar[]; today: string },
): SeedRequest[] {
  const making: Making = { chance, today: of.today, calendars: new Calendars() };
  const working = of.rockstars.filter(rockstar => rockstar.works);
  const told = storyRequests(making, of);
  const inOrder = of.shifts.filter(shift => !shift.told && shift.status !== 'draft');
  inOrder.sort((a, b) => (a.startsLocal < b.startsLocal ? -1 : 1));
  const drawn = inOrder.flatMap(shift => requestsFor(making, shift, working));
  return [...told, ...drawn, cancelledOnTheDay(making, of)];
}

function requestsFor(making: Making, shift: SeedShift, working: readonly Rockstar[]): SeedRequest[] {
  const { chance, today, calendars } = making;
  const able = working.filter(
    worker => worker.city === shift.venue.city && worker.roles.includes(shift.role) && !worker.suspended,
  );
  const asking = chance.shuffled(able.filter(worker => calendars.isFree(worker.id, shift)));
  if (shift.status === 'cancelled') {
    return asking
      .slice(0, 2)
      .map(worker => request(making, { shift, worker, status: 'closed', closedReason: 'shift_cancelled' }));
  }
  const ahead = daysFrom(today, shift.day);
  const requests: SeedRequest[] = [];
  const wanted = Array.from({ length: shift.positions }, () => chance.happens(fillShare(ahead))).filter(Boolean).length;
  for (let place = 0; place < wanted && asking.length > 0; place += 1) requests.push(...takers(making, shift, asking));
  const full = requests.filter(one => one.status === 'accepted').length >= shift.positions;
  const others = asking.splice(0, chance.between(0, 5));
  if (shift.bookingMode === 'instant' && !full) return requests;
  let waiting = 0;
  for (const worker of others) {
    if (ahead <= 0) requests.push(request(making, { shift, worker, status: 'rejected' }));
    else if (full) requests.push(request(making, { shift, worker, status: 'waitlisted', waitlistPos: ++waiting }));
    else
      requests.push(
        request(making, { shift, worker, status: chance.pick(['submitted', 'submitted', 'viewed', 'shortlisted']) }),
      );
  }
  return requests;
}

/** Past shifts were nearly all filled; the further ahead, the more is open. */
function fillShare(ahead: number): number {
  if (ahead <= 0) return 0.98;
  if (ahead <= 2) return 0.8;
  if (ahead <= 7) return 0.55;
  return ahead <= 14 ? 0.3 : 0.12;
}

/** Who takes one place; whoever cancels is replaced while somebody is left. Takes them off the list. */
function takers(making: Making, shift: SeedShift, asking: Rockstar[]): SeedRequest[] {
  const requests: SeedRequest[] = [];
  for (let worker = asking.shift(); worker !== undefined; worker = asking.shift()) {
    const request = booked(making, shift, worker);
    requests.push(request);
    if (request.booking !== 'cancelled_by_worker') break;
  }
  return requests;
}

function booked(making: Making, shift: SeedShift, worker: Rockstar): SeedRequest {
  const { chance, today, calendars } = making;
  const fate = chance.next();
  const ahead = daysFrom(today, shift.day);
  if (fate < 0.09) {
    // Of a shift that is still ahead nobody has cancelled on its day yet.
    const cancelTier = fate < 0.06 || ahead >= 0 ? 'early' : 'late';
    return request(making, {
      shift,
      worker,
      status: 'closed',
      closedReason: 'booking_cancelled',
      booking: 'cancelled_by_worker',
      cancelTier,
    });
  }
  if (ahead < -1 && fate < 0.105) return request(making, { shift, worker, status: 'accepted', booking: 'no_show' });
  calendars.take(worker.id, shift);
  const booking = ahead < -4 ? 'approved' : ahead < -1 ? 'checked_out' : 'confirmed';
  return request(making, { shift, worker, status: 'accepted', booking });
}

type Drawn = Pick<SeedRequest, 'shift' | 'worker' | 'status'> & Partial<SeedRequest>;

function request({ chance, today }: Making, drawn: Drawn): SeedRequest {
  const day = [
    addDays(drawn.shift.postedOn, chance.between(0, 2)),
    addDays(drawn.shift.day, -1),
    addDays(today, -1),
  ].sort()[0];
  const at = `${day}T${String(chance.between(8, 22)).padStart(2, '0')}:${String(chance.between(10, 59))}:00Z`;
  return { closedReason: null, waitlistPos: null, booking: null, cancelTier: null, at, ...drawn };
}

function storyRequests(
  making: Making,
  of: { shifts: readonly SeedShift[]; rockstars: readonly Rockstar[] },
): SeedRequest[] {
  const shift = (id: string) => found(of.shifts.find(one => one.id === id));
  const worker = (id: string) => found(of.rockstars.find(one => one.id === id));
  const [rocco, rosa] = [worker(CAST.rocco.id), worker(CAST.rosa.id)];
  for (const id of [STORY_SHIFTS.tomorrow, STORY_SHIFTS.lastWeek]) making.calendars.take(rocco.id, shift(id));
  making.calendars.take(rosa.id, shift(STORY_SHIFTS.full));
  // Kept free for what the stories tell next.
  for (const id of [STORY_SHIFTS.picks, STORY_SHIFTS.lastPlace])
    for (const who of [rocco, rosa]) making.calendars.take(who.id, shift(id));
  return [
    request(making, { shift: shift(STORY_SHIFTS.picks), worker: rocco, status: 'submitted' }),
    request(making, { shift: shift(STORY_SHIFTS.picks), worker: rosa, status: 'shortlisted' }),
    request(making, { shift: shift(STORY_SHIFTS.tomorrow), worker: rocco, status: 'accepted', booking: 'confirmed' }),
    request(making, { shift: shift(STORY_SHIFTS.lastWeek), worker: rocco, status: 'accepted', booking: 'approved' }),
    request(making, { shift: shift(STORY_SHIFTS.full), worker: rosa, status: 'accepted', booking: 'confirmed' }),
    request(making, { shift: shift(STORY_SHIFTS.full), worker: rocco, status: 'waitlisted', waitlistPos: 1 }),
  ];
}

/** At nine on the day, with the evening's shift ahead. */
function cancelledOnTheDay(
  making: Making,
  of: { shifts: readonly SeedShift[]; rockstars: readonly Rockstar[] },
): SeedRequest {
  const shift = found(of.shifts.find(({ id }) => id === STORY_SHIFTS.cancelled));
  return request(making, {
    shift,
    worker: found(of.rockstars.find(({ id }) => id === CAST.rocco.id)),
    status: 'closed',
    closedReason: 'booking_cancelled',
    booking: 'cancelled_by_worker',
    cancelTier: 'late',
    at: `${shift.day}T09:00:00Z`,
  });
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A story names what is not there');
  return value;
}
