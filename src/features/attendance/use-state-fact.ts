import { useCallback } from 'react';
import { useClockReading } from '#bridge/use-clock-reading.ts';
import { useCommand } from '#bridge/use-command.ts';
import { evidenceOf } from '#domain/attendance/clock.ts';
import { checkIn, checkOut, endBreak, type PunchArgs, startBreak } from '#domain/attendance/commands.ts';
import { type FactId, newId } from '#domain/ids.ts';

type Stating = 'checkIn' | 'checkOut' | 'startBreak' | 'endBreak';

/** What a coming or leaving rests on; nothing: the person's word. */
export type Proof = Pick<PunchArgs, 'code' | 'distance_m' | 'accuracy_m'>;

/** Saves a fact of one's own on this device, with what its clock says at this moment; false when it could not be saved. */
export function useStateFact(bookingId: string) {
  const read = useClockReading();
  const coming = useCommand(checkIn);
  const leaving = useCommand(checkOut);
  const resting = useCommand(startBreak);
  const working = useCommand(endBreak);
  return useCallback(
    async (what: Stating, proof: Proof = {}): Promise<boolean> => {
      const { now, heard, ranMs } = read();
      const fact = { id: newId<FactId>(), booking_id: bookingId, ...evidenceOf(now, heard, ranMs) };
      const states = {
        checkIn: () => coming({ ...fact, ...proof }),
        checkOut: () => leaving({ ...fact, ...proof }),
        startBreak: () => resting(fact),
        endBreak: () => working(fact),
      };
      return (await states[what]()).ok;
    },
    [read, bookingId, coming, leaving, resting, working],
  );
}
