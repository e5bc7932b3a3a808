// A seed tells a story: who holds which phone, what people do and when, and what goes wrong meanwhile. Each event carries a
// seed of its own, so that a failing story can be shrunk by leaving events out without changing the rest.
import { Random } from '#tests/support/fakes/random.ts';
import { type Conditions, conditionsOf, KIND, THINNEST } from './conditions.ts';

export const PEOPLE = ['vera', 'rocco', 'mina'] as const;
export type Person = (typeof PEOPLE)[number];

export type Act =
  | 'create-list'
  | 'retitle'
  | 'add-note'
  | 'edit-note'
  | 'take-note'
  | 'clear-list'
  | 'poison'
  | 'retry'
  | 'discard'
  | 'send-now';

export type Outside = 'share' | 'unshare' | 'outside-write' | 'outside-remove';

export type Fault =
  | 'network-down'
  | 'bad-calls'
  | 'kill-tab'
  | 'kill-in-act'
  | 'freeze-tab'
  | 'lose-connections'
  | 'write-fails'
  | 'disk-full'
  | 'clock-jumps'
  | 'tokens-expire'
  | 'sessions-end'
  | 'restore'
  | 'clear-away'
  | 'hide-tab'
  | 'new-day'
  | 'work-offline'
  | 'server-busy'
  | Coming
  | Unkind
  | Rare;

/** Who lives on the phone changes, or all that the browser kept goes. */
export type Coming = 'sign-out' | 'change-person' | 'evict';

/** What the world does besides. */
export type Unkind = 'realtime-down' | 'storage-stalls' | 'look-away' | 'many-offline';

/** What happens to everybody once. */
export type Rare = 'roll-back' | 'sign-out-cut' | 'sign-in-while-renewing' | 'half-a-year' | 'strange-row';

export type Event = { readonly at: number; readonly seed: number } & (
  | { readonly kind: 'act'; readonly what: Act; readonly phone: number }
  | { readonly kind: 'outside'; readonly what: Outside }
  | { readonly kind: 'fault'; readonly what: Fault; readonly phone: number }
);

export interface Story {
  readonly seed: number;
  /** One phone for each, by the person who holds it. */
  readonly phones: readonly { readonly person: Person; readonly tabs: number }[];
  readonly events: readonly Event[];
  /** How likely each call is to meet a bad fate, beside the faults of the story. */
  readonly badCalls: number;
  readonly pageSize: number;
  /** How many commands the server has time for in one call. */
  readonly pushMost: number;
  /** Servers that answer no digests: what they would heal must be right without them. */
  readonly digests: boolean;
  readonly conditions: Conditions;
}

const ACTS: readonly (readonly [Act, number])[] = [
  ['create-list', 4],
  ['retitle', 2],
  ['add-note', 9],
  ['edit-note', 5],
  ['take-note', 3],
  ['clear-list', 1],
  ['poison', 3],
  ['retry', 1],
  ['discard', 1],
  ['send-now', 1],
];

const OUTSIDE: readonly (readonly [Outside, number])[] = [
  ['share', 5],
  ['unshare', 2],
  ['outside-write', 4],
  ['outside-remove', 2],
];

export const STORY_FAULTS: readonly (readonly [Fault, number])[] = [
  ['network-down', 4],
  ['bad-calls', 4],
  ['kill-tab', 3],
  ['kill-in-act', 4],
  ['freeze-tab', 2],
  ['lose-connections', 2],
  ['write-fails', 2],
  ['disk-full', 2],
  ['clock-jumps', 1],
  ['tokens-expire', 2],
  ['sessions-end', 1],
  ['restore', 1],
  ['clear-away', 1],
  ['hide-tab', 1],
  ['new-day', 1],
  ['work-offline', 1],
  ['server-busy', 1],
];

const COMING: readonly (readonly [Coming, number])[] = [
  ['sign-out', 3],
  ['change-person', 4],
  ['evict', 2],
];

const UNKIND: readonly (readonly [Unkind, number])[] = [
  ['realtime-down', 3],
  ['storage-stalls', 2],
  ['look-away', 3],
  ['many-offline', 2],
];

const RARE: readonly (readonly [Rare, number])[] = [
  ['roll-back', 3],
  ['sign-out-cut', 2],
  ['sign-in-while-renewing', 2],
  ['half-a-year', 1],
  ['strange-row', 2],
];

/** Seeds from here on tell of rare things too; those before go on telling what they told. */
export const RARE_FROM = 10_000;

const LENGTH_MS = 180_000;

export function storyOf(seed: number): Story {
  const random = new Random(seed);
  const phones = Array.from({ length: random.chance(0.2) ? 3 : 2 }, (_, index) => ({
    person: PEOPLE[random.chance(0.7) ? index % PEOPLE.length : 0] ?? 'vera',
    tabs: random.pick([1, 1, 1, 1, 2, 2, 2, 2, 3, 3]),
  }));
  const events: Event[] = [];
  const when = () => ({ at: Math.floor(random.next() * LENGTH_MS), seed: random.below(2 ** 31) });
  const phone = () => random.below(phones.length);
  for (let n = 20 + random.below(7); n > 0; n -= 1) {
    events.push({ ...when(), kind: 'act', what: weighted(random, ACTS), phone: phone() });
  }
  for (let n = 3 + random.below(5); n > 0; n -= 1)
    events.push({ ...when(), kind: 'outside', what: weighted(random, OUTSIDE) });
  for (let n = 6 + random.below(6); n > 0; n -= 1) {
    events.push({ ...when(), kind: 'fault', what: weighted(random, STORY_FAULTS), phone: phone() });
  }
  const rest = {
    pushMost: seed % 4 === 0 ? 2 : Number.POSITIVE_INFINITY,
    badCalls: random.pick([0, 0.05, 0.2]),
    pageSize: random.pick([2, 5, 50]),
    digests: random.chance(0.5),
  };
  // Drawn last, so that without them a seed tells the story that it told before people came and went.
  for (let n = random.pick([0, 0, 1, 1, 2]); n > 0; n -= 1) {
    events.push({ ...when(), kind: 'fault', what: weighted(random, COMING), phone: phone() });
  }
  for (let n = random.below(4); n > 0; n -= 1) {
    events.push({ ...when(), kind: 'fault', what: weighted(random, UNKIND), phone: phone() });
  }
  const conditions = conditionsOf(random, phones.length);
  if (seed >= RARE_FROM) {
    for (let n = random.pick([1, 1, 1, 2, 2, 3]); n > 0; n -= 1) {
      events.push({ ...when(), kind: 'fault', what: weighted(random, RARE), phone: phone() });
    }
  }
  const long = seed >= RARE_FROM && conditions.long === 'nothing' && random.chance(0.15) ? 'failing' : conditions.long;
  events.sort((a, b) => a.at - b.at);
  const story = { seed, phones, events, ...rest, conditions: { ...conditions, long } };
  return seed >= RARE_FROM && random.chance(0.1) ? laden(story) : story;
}

/** A first sync of full pages, each of which takes longer than a call may take: only smaller ones come. */
function laden(story: Story): Story {
  const { conditions } = story;
  const links = [THINNEST, ...conditions.links.slice(1)];
  return { ...story, conditions: { ...conditions, links, laden: true } };
}

/** The same story in which everybody stays, and the world is as kind as it was when it was first told. */
export function withoutComing(story: Story): Story {
  const later: readonly string[] = [...COMING, ...UNKIND, ...RARE].map(([what]) => what);
  return { ...story, conditions: KIND, events: story.events.filter(({ what }) => !later.includes(what)) };
}

function weighted<Value>(random: Random, from: readonly (readonly [Value, number])[]): Value {
  let left = random.next() * from.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of from) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('Weights that do not add up');
}
