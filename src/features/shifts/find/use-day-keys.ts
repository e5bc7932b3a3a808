import { useNavigate } from '@tanstack/react-router';
import type { FoundShift } from '#domain/shifts/search.ts';
import { dayOf } from '#domain/time.ts';
import { useLetterKeys } from '#ui/use-letter-keys.ts';

/** The arrows to the sides open the first shift of the next day that has one, and of the day before. */
export function useDayKeys(found: readonly FoundShift[] | undefined, shiftId: string | undefined): void {
  const navigate = useNavigate();
  const open = (nearer: (one: string, other: string) => boolean) => () => {
    const from = found?.find(({ shift }) => shift.id === shiftId)?.shift;
    if (found === undefined || from === undefined) return;
    const beyond = found
      .map(({ shift }) => shift)
      .filter(shift => nearer(dayOf(from.startsLocal), dayOf(shift.startsLocal)));
    const [first, ...others] = beyond;
    if (first === undefined) return;
    const next = others.reduce(
      (best, shift) => (nearer(dayOf(shift.startsLocal), dayOf(best.startsLocal)) ? shift : best),
      first,
    );
    void navigate({
      to: '/rockstar/available-shifts/$shiftId',
      params: { shiftId: next.id },
      search: true,
      resetScroll: false,
    });
  };
  useLetterKeys({ arrowright: open((one, other) => one < other), arrowleft: open((one, other) => one > other) });
}
