// Which of the platform's figures count: those in force at a moment for what is decided now, those of its own version for a booking.
// Twin of `private.rules_at` and `private.rules_of`; both run one table of cases.

import type { Instant } from '#domain/time.ts';
import type { PlatformRules } from './schema.ts';

export type Rules = Omit<PlatformRules, 'id' | 'withdrawnAt' | 'updatedAt'>;

/** As the database begins with: what counts on a device that has not synced since versions exist. */
export const FIRST_RULES: Rules = {
  version: 1,
  validFrom: Date.UTC(2000, 0, 1),
  restHours: 11,
  weekHours: 48,
  undoMin: 15,
  earlyHours: 72,
  noticeHours: 24,
  lateHours: 2,
  noticePoints: 1,
  latePoints: 3,
  lastMinutePoints: 6,
  noShowPoints: 12,
  lateStrikes: 1,
  lastMinuteStrikes: 2,
  noShowStrikes: 3,
  graceMin: 10,
  arrivalPoints: 1,
  venueEarlyHours: 48,
  venueNoticeHours: 24,
  owedHours: 4,
  sealedDays: 90,
  activityDays: 90,
  errorDays: 90,
  contactDays: 30,
  floors: { GB: 1271, IE: 1415 },
};

/** `all` is undefined until storage answers. The latest that has begun; before all of them the first. */
export function rulesAt(all: readonly PlatformRules[] | undefined, at: Instant): Rules {
  const standing = (all ?? []).filter(({ withdrawnAt }) => withdrawnAt === null);
  const begun = standing.filter(({ validFrom }) => validFrom <= at);
  const [first] =
    begun.length > 0 ? begun.toSorted(laterFirst) : standing.toSorted((one, other) => laterFirst(other, one));
  return first ?? FIRST_RULES;
}

const MINUTE_MS = 60_000;

/** The end of a minute: screens know the present rounded down to it, and what began within it counts. */
export function throughMinute(minute: Instant): Instant {
  return minute + MINUTE_MS - 1;
}

function laterFirst(one: Rules, other: Rules): number {
  return other.validFrom - one.validFrom || other.version - one.version;
}

/** Those that a booking was made under; a booking from before versions has none, and was made under the first. */
export function rulesOf(all: readonly PlatformRules[] | undefined, version: number | undefined): Rules {
  return all?.find(one => one.version === version) ?? FIRST_RULES;
}

const HOUR_MIN = 60;
const HOUR_MS = 3_600_000;

export function restMsOf({ restHours }: Pick<Rules, 'restHours'>): number {
  return restHours * HOUR_MS;
}

export function longWeekMinOf({ weekHours }: Pick<Rules, 'weekHours'>): number {
  return weekHours * HOUR_MIN;
}
