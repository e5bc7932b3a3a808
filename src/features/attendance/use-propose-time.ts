import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useClockReading } from '#bridge/use-clock-reading.ts';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { evidenceOf } from '#domain/attendance/clock.ts';
import { proposeEnd, proposeStart } from '#domain/attendance/commands.ts';
import type { TimeKind } from '#domain/attendance/schema.ts';
import { type FactId, newId } from '#domain/ids.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

/** Says until when, or from when, somebody works, from this device; what becomes of it is told. */
export function useProposeTime(bookingId: string, kind: TimeKind) {
  const t = useTranslations('attendance');
  const read = useClockReading();
  const until = useCommand(proposeEnd);
  const from = useCommand(proposeStart);
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  return useCallback(
    async (time: Instant) => {
      const { now, heard, ranMs } = read();
      const fact = { id: newId<FactId>(), booking_id: bookingId, ...evidenceOf(now, heard, ranMs) };
      const at = toInstantText(time);
      const saved = await (kind === 'until' ? until({ ...fact, until: at }) : from({ ...fact, from: at }));
      if (!saved.ok) notifyFailure(t('checkIn.notSaved'), 'high');
      else notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied: t('end.saved') });
    },
    [t, read, bookingId, kind, until, from, outcome, savedHere],
  );
}
