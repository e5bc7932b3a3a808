// A seed tells a night: what happened by the true clock, which of two phones and of whose tablet says it, how wrong their clocks are,
// when each of them has a network, and after how many steps of its work an app dies.
import { HAPPENED_KINDS, type HappenedKind } from '#domain/attendance/schema.ts';
import { Random } from '#tests/support/fakes/random.ts';

/** Two phones of the one who works, and the venue's tablet. */
export const PLACES = ['phone', 'old phone', 'tablet'] as const;
export type Place = (typeof PLACES)[number];

export type NightAct =
  | { readonly what: 'say'; readonly on: Place; readonly kind: HappenedKind; readonly code: boolean }
  /** A manager writes it down, for a minute that is so long ago. */
  | { readonly what: 'write down'; readonly kind: HappenedKind; readonly agoMin: number }
  /** The tablet reads what that phone shows. */
  | { readonly what: 'carry'; readonly from: Place; readonly forged: boolean }
  | { readonly what: 'no-show' }
  | { readonly what: 'network'; readonly on: Place; readonly up: boolean };

export interface NightEvent {
  /** Minutes from the planned start. */
  readonly at: number;
  readonly act: NightAct;
  /** The app dies after so many steps; null: it is left alone. */
  readonly dies: number | null;
}

export interface NightStory {
  readonly seed: number;
  readonly aheadMs: Readonly<Record<Place, number>>;
  /** Who sleeps without network until everything is over, as both do for nine hours. */
  readonly dark: readonly Place[];
  readonly events: readonly NightEvent[];
  /** In which order they come back. */
  readonly back: readonly Place[];
}

const DAY_MS = 86_400_000;
const SHIFT_MIN = 480;
/** An act's work is done within so many. */
const STEPS = 220;

export function nightOf(seed: number): NightStory {
  const random = new Random(seed);
  const clock = () => random.pick([0, 0, Math.round((random.next() - 0.5) * 4 * DAY_MS)]);
  const aheadMs = { phone: clock(), 'old phone': clock(), tablet: clock() };
  const dark = PLACES.filter(() => random.chance(0.5));
  // A no-show stands against somebody's bare word: in such a night the coming is proven.
  const missed = random.chance(0.25);
  const acts: { at: number; act: NightAct }[] = [
    { at: random.below(60) - 30, act: { what: 'say', on: 'phone', kind: 'in', code: missed || random.chance(0.7) } },
  ];
  const put = (act: NightAct) => acts.push({ at: random.below(SHIFT_MIN + 60) + 31, act });
  if (missed) acts.push({ at: 31 + random.below(120), act: { what: 'no-show' } });
  for (let n = 2 + random.below(5); n > 0; n -= 1) put(said(random, missed));
  for (let n = random.below(3); n > 0; n -= 1)
    put({ what: 'write down', kind: random.pick(HAPPENED_KINDS), agoMin: random.below(90) });
  for (let n = 1 + random.below(3); n > 0; n -= 1)
    put({ what: 'carry', from: random.pick(['phone', 'phone', 'old phone']), forged: random.chance(0.15) });
  for (let n = random.below(5); n > 0; n -= 1)
    put({ what: 'network', on: random.pick(PLACES), up: random.chance(0.5) });
  acts.push({
    at: SHIFT_MIN + random.below(60),
    act: { what: 'say', on: 'phone', kind: 'out', code: random.chance(0.7) },
  });
  const events = acts
    .toSorted((one, other) => one.at - other.at)
    .map(event => ({ ...event, dies: random.chance(0.4) ? random.below(STEPS) : null }));
  const back = random.chance(0.5) ? PLACES : PLACES.toReversed();
  return { seed, aheadMs, dark, events, back };
}

function said(random: Random, missed: boolean): NightAct {
  const kind = random.pick(HAPPENED_KINDS);
  const rests = kind === 'break_start' || kind === 'break_end';
  const on = random.pick(['phone', 'phone', 'old phone'] as const);
  return { what: 'say', on, kind, code: !rests && (random.chance(0.5) || (missed && kind === 'in')) };
}
