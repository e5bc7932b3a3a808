import type { VenueShift } from '#domain/shifts/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';

/** What a shift is called at the door. */
export function useShiftWords(): (shift: VenueShift) => string {
  const format = useFormat();
  const roleName = useRoleName();
  return ({ role, startsAt, endsAt, tz }) =>
    [roleName(role), format.range({ start: startsAt, end: endsAt, tz })].join(', ');
}
