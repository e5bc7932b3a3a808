import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useClockReading } from '#bridge/use-clock-reading.ts';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { evidenceOf } from '#domain/attendance/clock.ts';
import { proposeEnd, proposeStart } from '#domain/attendance/commands.ts';
import type { TimeKind } from '#domain/attendance/schema.ts';
import { type FactId, newId } from '#domain/ids.ts';
import { type Instant, toInstantText } from '#domain/time.ts';

/** Says until when, or from when, somebody works, from this device; what becomes of it is told. */
export function useProposeTime(bookingId: string, kind: TimeKind) {
  const t = useTranslations('attendance');
  const read = useClockReading();
  const until = useCommand(proposeEnd);
  const from = useCommand(proposeStart);
  const told = useToldOutcome();
  return useCallback(
    async (time: Instant) => {
      const { now, heard, ranMs } = read();
      const fact = { id: newId<FactId>(), booking_id: bookingId, ...evidenceOf(now, heard, ranMs) };
      const at = toInstantText(time);
      const saving = kind === 'until' ? until({ ...fact, until: at }) : from({ ...fact, from: at });
      await told(saving, { applied: t('end.saved') });
    },
    [t, read, bookingId, kind, until, from, told],
  );
}
