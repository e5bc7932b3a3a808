// The filters of Find, kept for the visit: they survive a look at a shift and a reload, and belong to one person.
import { useSessionStorage } from '@mantine/hooks';
import * as v from 'valibot';
import { useSession } from '#bridge/use-session.ts';
import { ROLES } from '#domain/shifts/roles.ts';
import { SHIFT_SORTS, type ShiftFilters } from '#domain/shifts/search.ts';
import { dayText } from '#domain/time.ts';

const chosenFilters = v.object({
  roles: v.array(v.picklist(ROLES)),
  day: v.nullable(dayText),
  /** 'own': the person's minimum, whatever it is just now. */
  minimum: v.union([v.literal('own'), v.nullable(v.number())]),
  instantOnly: v.boolean(),
  fitsCalendar: v.boolean(),
  sort: v.picklist(SHIFT_SORTS),
});
export type ChosenFilters = v.InferOutput<typeof chosenFilters>;

export const NO_FILTERS: ChosenFilters = {
  roles: [],
  day: null,
  minimum: 'own',
  instantOnly: false,
  fitsCalendar: false,
  sort: 'soonest',
};

export function useFilters(): readonly [ChosenFilters, (changes: Partial<ChosenFilters>) => void] {
  const session = useSession();
  const [chosen, setChosen] = useSessionStorage<ChosenFilters>({
    key: `encore-find-${session?.userId ?? 'nobody'}`,
    defaultValue: NO_FILTERS,
    getInitialValueInEffect: false,
    deserialize: readFilters,
  });
  return [chosen, changes => setChosen(known => ({ ...known, ...changes }))];
}

function readFilters(stored: string | undefined): ChosenFilters {
  try {
    return v.parse(chosenFilters, JSON.parse(stored ?? ''));
  } catch {
    return NO_FILTERS;
  }
}

export function toShiftFilters(chosen: ChosenFilters, ownMinimumMinor: number | null): ShiftFilters {
  const { minimum, ...rest } = chosen;
  return { ...rest, minimumRateMinor: minimum === 'own' ? ownMinimumMinor : minimum };
}
