import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { gapsOf, shiftState } from '#domain/shifts/rules.ts';
import { type ChipState, StateChip } from '#ui/state-chip.tsx';

/** How a shift stands for its venue. What only this device knows is dashed, whatever it is. */
export function ShiftChip({ shift }: { readonly shift: VenueShift }) {
  const now = useEncoreNow();
  return <StateChip state={shift.pending === null ? chipOf(shift, now) : 'onThisDevice'} />;
}

function chipOf(shift: VenueShift, now: number): ChipState {
  const state = shiftState(shift, now);
  switch (state) {
    case 'draft':
    case 'open':
    case 'filled':
      return state;
    case 'in_progress':
      return gapsOf(shift) > 0 ? 'open' : 'filled';
    case 'completed':
    case 'expired':
      return 'ended';
    case 'cancelled':
    case 'removed':
      return 'cancelled';
  }
}
