// Four months of posts, twelve weeks back and four ahead, by each house's habits; and the few shifts that documentation
// and tests know by name.
import { addDays, daysFrom, lastSunday, type WallSpan, wallSpan, weekday } from './calendar.ts';
import { type Chance, seedId } from './chance.ts';
import { PATTERNS, PAY } from './roles.ts';
import { type SeedVenue, VENUES } from './venues.ts';

export interface SeedShift extends WallSpan {
  readonly id: string;
  readonly venue: SeedVenue;
  readonly day: string;
  readonly role: string;
  readonly title: string | null;
  readonly rateMinor: number;
  readonly breakMin: number;
  readonly positions: number;
  readonly tips: boolean;
  readonly bookingMode: 'review' | 'instant';
  readonly status: 'draft' | 'published' | 'cancelled';
  /** Of a story: who is booked or waits is told there, not drawn by lot. */
  readonly told: boolean;
  readonly postedOn: string;
}

const BACK_DAYS = 84;
const AHEAD_DAYS = 28;

/** Shifts that are the same every day, all at The Copper Thistle. */
export const STORY_SHIFTS = {
  /** Two places, the venue picks; Rocco and Rosa have asked. */
  picks: seedId('shift:story:picks'),
  /** One place, first come. */
  lastPlace: seedId('shift:story:last-place'),
  /** Rocco is booked tomorrow. */
  tomorrow: seedId('shift:story:tomorrow'),
  /** Full, with a waiting list. */
  full: seedId('shift:story:full'),
  /** Not posted yet. */
  draft: seedId('shift:story:draft'),
  /** Rocco worked it last week. */
  lastWeek: seedId('shift:story:last-week'),
  /** Rocco cancelled it on the day, which took points. */
  cancelled: seedId('shift:story:cancelled'),
} as const;

export function makeShifts(chance: Chance, today: string): SeedShift[] {
  const shifts: SeedShift[] = stories(today);
  for (const venue of VENUES) {
    if (venue.status === 'archived') continue;
    const last = venue.status === 'paused' ? -20 : AHEAD_DAYS;
    for (let offset = -BACK_DAYS; offset <= last; offset += 1) {
      const day = addDays(today, offset);
      const busy = weekday(day) >= 4 ? 0.85 : 0.42;
      if (!chance.happens(venue.city === 'new-york' ? busy / 5 : busy)) continue;
      const pattern = chance.pick(PATTERNS[venue.industry]);
      if (pattern.days !== undefined && !pattern.days.includes(weekday(day))) continue;
      shifts.push(
        habitual(chance, {
          venue,
          day,
          today,
          role: chance.pick(pattern.roles),
          span: wallSpan(day, pattern.from, pattern.to),
        }),
      );
    }
  }
  return [...shifts, ...clockNights(today)];
}

interface Occasion {
  readonly venue: SeedVenue;
  readonly day: string;
  readonly today: string;
  readonly role: string;
  readonly span: WallSpan;
}

function habitual(chance: Chance, { venue, day, today, role, span }: Occasion): SeedShift {
  const ahead = daysFrom(today, day);
  const size = chance.next();
  const rushed = chance.happens(0.15);
  return {
    ...span,
    id: seedId(`shift:${venue.slug}:${day}:${span.startsLocal}:${role}`),
    venue,
    day,
    role,
    title: null,
    rateMinor: rate(chance, venue, role),
    breakMin: chance.pick([0, 20, 30, 30]),
    positions: size < 0.66 ? 1 : size < 0.9 ? 2 : chance.between(3, 4),
    tips: venue.industry !== 'hotel' && chance.happens(0.6),
    bookingMode: venue.verified && chance.happens(0.45) ? 'instant' : 'review',
    status: ahead > 7 && chance.happens(0.06) ? 'draft' : chance.happens(0.02) ? 'cancelled' : 'published',
    told: false,
    postedOn: earlier(addDays(day, rushed ? -1 : -chance.between(2, 14)), addDays(today, -1)),
  };
}

function rate(chance: Chance, venue: SeedVenue, role: string): number {
  const pay = PAY[role];
  if (pay === undefined) throw new Error(`No pay for ${role}`);
  const [lowest, highest] = venue.city === 'london' ? pay.london : pay.elsewhere;
  const drawn = lowest + 5 * Math.floor((chance.next() * (highest - lowest)) / 5);
  return venue.city === 'new-york' ? Math.round((drawn * 1.35) / 25) * 25 : drawn;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

type Story = readonly [id: string, inDays: number, of: Partial<SeedShift>];

function stories(today: string): SeedShift[] {
  const told: readonly Story[] = [
    [STORY_SHIFTS.picks, 4, { positions: 2, bookingMode: 'review', title: 'Weekend bar' }],
    [STORY_SHIFTS.lastPlace, 6, { positions: 1, title: 'Last place' }],
    [STORY_SHIFTS.tomorrow, 1, { positions: 2, rateMinor: 1550 }],
    [STORY_SHIFTS.full, 9, { positions: 1, role: 'waiting-staff', rateMinor: 1420 }],
    [STORY_SHIFTS.draft, 12, { status: 'draft', title: 'Private party' }],
    [STORY_SHIFTS.lastWeek, -7, { positions: 2 }],
    [STORY_SHIFTS.cancelled, -20, { positions: 1 }],
  ];
  const venue = venueNamed('copper-thistle');
  return told.map(([id, inDays, of]) => {
    const day = addDays(today, inDays);
    const usual = { role: 'bartender', title: null, rateMinor: 1500, breakMin: 30, positions: 1, tips: true } as const;
    const state = {
      bookingMode: 'instant',
      status: 'published',
      told: true,
      postedOn: addDays(earlier(day, today), -3),
    } as const;
    return { ...wallSpan(day, '18:00', '02:00'), ...usual, ...state, id, venue, day, ...of };
  });
}

/** Nights on which the clocks change, and the one on which the year does: nine real hours, seven, and a long wait for a bus. */
function clockNights(today: string): SeedShift[] {
  const year = Number(today.slice(0, 4));
  const autumn = [lastSunday(year, 10), lastSunday(year - 1, 10)].find(day => day < today) ?? lastSunday(year - 1, 10);
  const spring = [lastSunday(year, 3), lastSunday(year + 1, 3)].find(day => day > today) ?? lastSunday(year + 1, 3);
  const night = (day: string, title: string): SeedShift => ({
    ...wallSpan(day, '22:00', '06:00'),
    id: seedId(`shift:clock-night:${title}`),
    venue: venueNamed('marmalade-hotel'),
    day,
    role: 'night-porter',
    title,
    rateMinor: 1600,
    breakMin: 30,
    positions: 1,
    tips: false,
    bookingMode: 'review',
    status: 'published',
    told: false,
    postedOn: addDays(earlier(day, today), -6),
  });
  return [
    night(addDays(autumn, -1), 'Autumn clock night'),
    night(addDays(spring, -1), 'Spring clock night'),
    night(`${year}-12-31`, 'New Year’s Eve'),
  ];
}

function venueNamed(slug: string): SeedVenue {
  const venue = VENUES.find(one => one.slug === slug);
  if (venue === undefined) throw new Error(`No venue ${slug}`);
  return venue;
}
