// The week, or a template, of another venue of one's own as drafts of this one: by the clock on each wall, in this venue's currency, and
// with what this venue says to those who come. Pure.
import { NO_PACK } from '#domain/packs/schema.ts';
import { templateToDraft } from '#domain/templates/commands.ts';
import type { ShiftTemplate } from '#domain/templates/schema.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { draftOnLater, withoutThere } from './again.ts';
import type { ShiftDraft } from './draft.ts';
import type { ShiftDrafts } from './drafts.ts';
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
      ...asHere(venue),
    };
  });
  return withoutThere(drafts, there);
}

/** Instant booking is for verified venues. */
function asHere({ verified }: Pick<PlacedVenue, 'verified'>): Partial<ShiftDraft> {
  return verified ? {} : { mode: 'review', fairMinutes: 0 };
}

interface InForm {
  readonly venue: Pick<PlacedVenue, 'currency' | 'verified'>;
  readonly from: Pick<PlacedVenue, 'currency'>;
  readonly typed: Pick<ShiftDrafts, 'lines' | 'pack'>;
}

/** In a form that says already to those who come what this venue says, and what it pays its roles where the currency is another. */
export function templateFrom(template: ShiftTemplate, { venue, from, typed }: InForm): ShiftDraft {
  const draft = templateToDraft(template, '');
  const here = typed.lines.find(({ role }) => role === draft.role)?.rateMinor ?? null;
  const rateMinor = from.currency === venue.currency ? draft.rateMinor : here;
  return { ...draft, rateMinor, pack: typed.pack, ...asHere(venue) };
}

/** The roles whose pay somebody has to say, in the order of the week. */
export function rolesWithoutPay(drafts: readonly ShiftDraft[]): readonly string[] {
  return [...new Set(drafts.filter(({ rateMinor }) => rateMinor === null).map(({ role }) => role))];
}

/** `pay`: what was typed, in minor units by role. */
export function withPay(drafts: readonly ShiftDraft[], pay: Readonly<Record<string, number | null>>) {
  return drafts.map(draft => (draft.rateMinor === null ? { ...draft, rateMinor: pay[draft.role] ?? null } : draft));
}
