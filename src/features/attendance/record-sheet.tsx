// A manager writes down when somebody came, left or rested, and why by hand. It stands beside what the person's phone says.

import { Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { recordAttendance } from '#domain/attendance/commands.ts';
import { likelyOf, readNear } from '#domain/attendance/night-times.ts';
import { HAPPENED_KINDS, type HappenedKind } from '#domain/attendance/schema.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { type FactId, newId } from '#domain/ids.ts';
import { REASON_LENGTH } from '#domain/reason.ts';
import { saysSomething } from '#domain/said.ts';
import { type Instant, instantOf, timeOf, toInstantText, wallAt } from '#domain/time.ts';
import { ActButton } from '#ui/act-button.tsx';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { TimeField } from '#ui/date-time-field.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import { useOnce } from '#ui/use-once.ts';
import { WallReadingChoice } from '#ui/wall-reading-choice.tsx';

interface RecordSheetProps {
  readonly booking: Booking;
  readonly name: string;
  /** Why by hand, as it is known from where this was opened. */
  readonly why?: string;
  readonly onClose: () => void;
}

export function RecordSheet({ booking, name, why = '', onClose }: RecordSheetProps) {
  const t = useTranslations('attendance');
  const now = useEncoreNow();
  const record = useCommand(recordAttendance);
  const told = useToldOutcome();
  const [kind, setKind] = useState<HappenedKind>(booking.status === 'checked_in' ? 'out' : 'in');
  const [time, setTime] = useState(timeOf(wallAt(now, booking.tz)));
  const [reason, setReason, forget] = useTyped(`attended-${booking.id}`, why);
  const [meant, setMeant] = useState<'first' | 'second' | null>(null);
  const reading = time === '' ? null : readNear(booking, time);
  const which = meant ?? (reading && likelyOf(reading, likelyAt(kind, booking, now), now + MINUTE_MS)) ?? 'first';
  const at = reading && instantOf(reading, which);
  const once = useOnce();
  const when = useNeeded<HTMLInputElement>(at !== null);
  const words = useNeeded(saysSomething(reason));
  const save = async () => {
    if (at === null) return false;
    const fact = { id: newId<FactId>(), booking_id: booking.id, kind, said_at: toInstantText(at), reason };
    const saved = await told(record(fact), { applied: t('record.saved') });
    if (saved) {
      forget();
      onClose();
    }
    return saved;
  };
  const ahead = at !== null && at > now + MINUTE_MS;
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('record.title', { name })}
      foot={
        <ActButton disabled={ahead} onClick={() => when.press(() => words.press(() => once(save)))}>
          {t('record.save')}
        </ActButton>
      }
    >
      <Stack gap={16}>
        <Select
          label={t('record.kind')}
          data={HAPPENED_KINDS.map(value => ({ value, label: t(`record.kinds.${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={chosen => setKind(HAPPENED_KINDS.find(known => known === chosen) ?? 'in')}
        />
        <TimeField
          ref={when.box}
          label={t('record.at')}
          value={time}
          onChange={typed => {
            setTime(typed);
            setMeant(null);
          }}
          error={ahead ? t('record.future') : when.error}
        />
        {reading !== null && <WallReadingChoice reading={reading} typed={time} chosen={which} onChoose={setMeant} />}
        <UsualReasons reason={reason} onChoose={words => setReason(() => words)} />
        <GrowingTextarea
          ref={words.box}
          error={words.error}
          label={t('record.reason')}
          minRows={2}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={event => setReason(() => event.currentTarget.value)}
        />
      </Stack>
    </Sheet>
  );
}

const USUAL = ['phoneOff', 'forgot', 'noSignal'] as const;

interface UsualReasonsProps {
  readonly reason: string;
  readonly onChoose: (words: string) => void;
}

/** One tap with wet hands. It stands in the field below as if it had been typed, and can be gone on with there. */
function UsualReasons({ reason, onChoose }: UsualReasonsProps) {
  const t = useTranslations('attendance');
  const choices = USUAL.map(code => ({ value: code, label: t(`record.usual.${code}`) }));
  const chosen = choices.filter(({ label }) => label === reason).map(({ value }) => value);
  return (
    <ChipChoice
      label={t('quick')}
      choices={choices}
      chosen={chosen}
      onChange={next => {
        const code = next.find(one => !chosen.includes(one));
        onChoose(code === undefined ? '' : t(`record.usual.${code}`));
      }}
    />
  );
}

const MINUTE_MS = 60_000;

/** When that is likely to be said of. */
function likelyAt(kind: HappenedKind, { startsAt, endsAt }: Booking, now: Instant): Instant {
  return kind === 'in' ? startsAt : kind === 'out' ? endsAt : now;
}
