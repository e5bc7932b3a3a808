import type { VenueShift } from '#domain/shifts/queries.ts';
import type { Tonight } from '#domain/shifts/tonight.ts';
import { GapCard } from './gap-card.tsx';
import type { TonightParts } from './tonight-screen.tsx';

interface GapCardsProps extends Pick<TonightParts, 'own' | 'fill'> {
  readonly shifts: readonly VenueShift[];
  readonly tonight: Tonight;
  readonly className: string | undefined;
}

/** One card for each shift; the first is the next thing to do. */
export function GapCards({ own, fill, shifts, tonight, className }: GapCardsProps) {
  const { applied, held, acceptedFor, now } = tonight;
  const mayDecide = own.membership.role !== 'staff';
  return (
    <div className={className}>
      {shifts.map((shift, nth) => (
        <GapCard
          key={shift.id}
          shift={shift}
          applied={applied.get(shift.id) ?? 0}
          held={held(shift)}
          accepted={acceptedFor(shift)}
          now={now}
          lit={nth === 0}
          acts={fill(shift, { lit: nth === 0, mayDecide })}
        />
      ))}
    </div>
  );
}
