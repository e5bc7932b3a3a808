// The week of another venue of one's own as drafts of this one: by the clock on each wall, in this venue's currency, and with what this
// venue says to those who come. Pure.
import { NO_PACK } from '#domain/packs/schema.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { draftOnLater, withoutThere } from './again.ts';
import type { ShiftDraft } from './draft.ts';
import type { WrittenShift } from './queries.ts';
import type { Shift } from './schema.ts';

interface Here {
  readonly venue: Pick<PlacedVenue, 'currency' | 'verified'>;
  /** What this venue wrote last, of each role, the latest first. */
  readonly latest: readonly WrittenShift[];
  /** What stands in the week already. */
  readonly there: readonly Shift[];
  /** From the week that is copied to this one. */
  readonly days: number;
}

/** Without pay where the other venue pays in another currency and this one has not posted the role yet: a sum is never converted. */
export function weekFrom(posted: readonly WrittenShift[], { venue, latest, there, days }: Here): readonly ShiftDraft[] {
  const drafts = posted.map((shift): ShiftDraft => {
    const draft = draftOnLater(shift, days);
    const known = latest.find(({ role, currency }) => role === shift.role && currency === venue.currency);
    return {
      ...draft,
      rateMinor: shift.currency === venue.currency ? draft.rateMinor : (known?.rateMinor ?? null),
      // The other venue's entrance and contact would send people to the wrong door.
      pack: (known ?? latest[0])?.pack ?? NO_PACK,
      ...(venue.verified ? {} : { mode: 'review' as const, fairMinutes: 0 }),
    };
  });
  return withoutThere(drafts, there);
}

/** The roles whose pay somebody has to say, in the order of the week. */
export function rolesWithoutPay(drafts: readonly ShiftDraft[]): readonly string[] {
  return [...new Set(drafts.filter(({ rateMinor }) => rateMinor === null).map(({ role }) => role))];
}

/** `pay`: what was typed, in minor units by role. */
export function withPay(drafts: readonly ShiftDraft[], pay: Readonly<Record<string, number | null>>) {
  return drafts.map(draft => (draft.rateMinor === null ? { ...draft, rateMinor: pay[draft.role] ?? null } : draft));
}
