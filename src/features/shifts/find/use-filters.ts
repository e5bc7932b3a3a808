// The filters of Find, kept for the visit: they survive a look at a shift and a reload, and belong to one person.
import * as v from 'valibot';
import { useTyped } from '#bridge/use-typed.ts';
import { ROLES, type Role } from '#domain/shifts/roles.ts';
import { SHIFT_SORTS, type ShiftFilters } from '#domain/shifts/search.ts';
import { dayText } from '#domain/time.ts';
import { INDUSTRIES } from '#domain/venues/schema.ts';

const chosenFilters = v.object({
  /** 'own': the roles the person works, whatever they are just now. */
  roles: v.union([v.literal('own'), v.array(v.picklist(ROLES))]),
  day: v.nullable(dayText),
  /** 'own': the person's minimum, whatever it is just now. */
  minimum: v.union([v.literal('own'), v.nullable(v.number())]),
  instantOnly: v.boolean(),
  fitsCalendar: v.boolean(),
  favouritesOnly: v.optional(v.boolean(), false),
  venueTypes: v.optional(v.array(v.picklist(INDUSTRIES)), []),
  withinKm: v.optional(v.nullable(v.number()), null),
  sort: v.picklist(SHIFT_SORTS),
});
export type ChosenFilters = v.InferOutput<typeof chosenFilters>;

export const NO_FILTERS: ChosenFilters = {
  roles: 'own',
  day: null,
  minimum: 'own',
  instantOnly: false,
  fitsCalendar: false,
  favouritesOnly: false,
  venueTypes: [],
  withinKm: null,
  sort: 'soonest',
};

export function useFilters(): readonly [ChosenFilters, (changes: Partial<ChosenFilters>) => void] {
  const [chosen, setChosen] = useTyped<ChosenFilters>('find', NO_FILTERS, readFilters);
  return [chosen, changes => setChosen(known => ({ ...known, ...changes }))];
}

/** What was kept, also by an older version; nothing chosen when it cannot be read. */
export function readFilters(stored: string | undefined): ChosenFilters {
  try {
    return v.parse(chosenFilters, JSON.parse(stored ?? ''));
  } catch {
    return NO_FILTERS;
  }
}

/** What the filters fall back on: the person's own roles and minimum. */
export interface OwnWishes {
  readonly roles: readonly Role[];
  readonly minimumRateMinor: number | null;
}

export function toShiftFilters({ minimum, roles, ...rest }: ChosenFilters, own: OwnWishes): ShiftFilters {
  return {
    ...rest,
    roles: roles === 'own' ? own.roles : roles,
    minimumRateMinor: minimum === 'own' ? own.minimumRateMinor : minimum,
  };
}
