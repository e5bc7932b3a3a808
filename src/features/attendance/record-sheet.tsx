// A manager writes down when somebody came, left or rested, and why by hand. It stands beside what the person's phone says.

import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { recordAttendance } from '#domain/attendance/commands.ts';
import { HAPPENED_KINDS, type HappenedKind } from '#domain/attendance/schema.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { type FactId, newId } from '#domain/ids.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { addDays, dayOf, instantOf, readWall, timeOf, toInstantText, wallAt } from '#domain/time.ts';
import { ActButton } from '#ui/act-button.tsx';
import { TimeField } from '#ui/date-time-field.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNow } from '#ui/use-now.ts';
import { useOnce } from '#ui/use-once.ts';

interface RecordSheetProps {
  readonly booking: Booking;
  readonly name: string;
  /** Why by hand, as it is known from where this was opened. */
  readonly why?: string;
  readonly onClose: () => void;
}

export function RecordSheet({ booking, name, why = '', onClose }: RecordSheetProps) {
  const t = useTranslations('attendance');
  const now = useNow();
  const record = useCommand(recordAttendance);
  const told = useToldOutcome();
  const [kind, setKind] = useState<HappenedKind>(booking.status === 'checked_in' ? 'out' : 'in');
  const [time, setTime] = useState(timeOf(wallAt(now, booking.tz)));
  const [reason, setReason] = useState(why);
  const at = time === '' ? null : nightTime(booking, time);
  const once = useOnce();
  const save = async () => {
    if (at === null) return false;
    const fact = { id: newId<FactId>(), booking_id: booking.id, kind, said_at: toInstantText(at), reason };
    const saved = await told(record(fact), { applied: t('record.saved'), notSaved: t('checkIn.notSaved') });
    if (saved) onClose();
    return saved;
  };
  const ahead = at !== null && at > now + MINUTE_MS;
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('record.title', { name })}
      foot={
        <ActButton disabled={at === null || ahead || reason.trim() === ''} onClick={() => void once(save)}>
          {t('record.save')}
        </ActButton>
      }
    >
      <Select
        label={t('record.kind')}
        data={HAPPENED_KINDS.map(value => ({ value, label: t(`record.kinds.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={chosen => setKind(HAPPENED_KINDS.find(known => known === chosen) ?? 'in')}
      />
      <TimeField
        label={t('record.at')}
        value={time}
        onChange={setTime}
        error={ahead ? t('record.future') : undefined}
      />
      <GrowingTextarea
        label={t('record.reason')}
        minRows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </Sheet>
  );
}

const MINUTE_MS = 60_000;
const HALF_DAY_MS = 12 * 3_600_000;

/** That time of the night of the shift: of two days the one that is nearer to it. */
function nightTime(booking: Booking, time: string): number {
  const middle = (booking.startsAt + booking.endsAt) / 2;
  const day = dayOf(wallAt(middle, booking.tz));
  const at = (of: string) => instantOf(readWall(`${of}T${time}`, booking.tz));
  const [same] = [at(day)];
  if (same - middle > HALF_DAY_MS) return at(addDays(day, -1));
  return middle - same > HALF_DAY_MS ? at(addDays(day, 1)) : same;
}
