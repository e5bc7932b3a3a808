// Days, start and end, and at once what they mean: the next day, how long it really is, and on the two nights when the
// clocks change, which hour is meant.
import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { type DraftTimes, draftTimes } from '#domain/shifts/draft.ts';
import { eachDraft, withNextDay } from '#domain/shifts/drafts.ts';
import { addDays, dayOf, minutesBetween, timeOf, wallAt } from '#domain/time.ts';
import { OddNights } from '#features/shifts/odd-nights.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { Chip } from '#ui/chip.tsx';
import { DateField, TimeField } from '#ui/date-time-field.tsx';
import { WallReadingChoice } from '#ui/wall-reading-choice.tsx';
import classes from './shift-form.module.css';
import type { FormPart } from './shift-form-fields.tsx';
import type { ShiftForm } from './use-shift-form.ts';

const FIRST_READING = { startOccurrence: 'first', endOccurrence: 'first' } as const;

export function ShiftFormTimes({ form, venue, error, many }: FormPart & { readonly many: boolean }) {
  const t = useTranslations('shifts.form');
  const { typed, change } = form;
  const drafts = eachDraft({ ...typed, lines: typed.lines.slice(0, 1) });
  // The one to speak of: a night on which something has to be asked, else the first.
  const times = drafts.map(draft => draftTimes(draft, venue.tz)).filter(known => known !== null);
  const asked = times.find(({ start, end }) => start.kind !== 'exact' || end.kind !== 'exact') ?? times[0];
  return (
    <Stack gap={12}>
      <Days form={form} venue={venue} error={error} many={many} />
      <div className={classes.times}>
        <TimeField
          id="shift-start"
          label={t('start')}
          required
          withAsterisk={false}
          value={typed.start}
          error={error('start')}
          onChange={start => change({ start, startOccurrence: 'first' })}
        />
        <TimeField
          id="shift-end"
          label={t('end')}
          required
          withAsterisk={false}
          value={typed.end}
          error={error('end')}
          onChange={end => change({ end, endOccurrence: 'first' })}
        />
      </div>
      {asked !== undefined && <Meaning times={asked} form={form} />}
      <OddNights drafts={drafts} tz={venue.tz} asked />
    </Stack>
  );
}

function Days({ form, venue, error, many }: FormPart & { readonly many: boolean }) {
  const t = useTranslations('shifts.form');
  const today = dayOf(wallAt(useEncoreNow(), venue.tz));
  const { days } = form.typed;
  const set = (next: readonly string[]) => form.change({ days: next, ...FIRST_READING });
  return (
    <Stack gap={8}>
      {days.map((day, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other name while it is being chosen.
        <div key={nth} className={classes.day}>
          <DateField
            id={`shift-day-${nth}`}
            label={days.length === 1 ? t('date') : t('dateNth', { n: String(nth + 1) })}
            required
            withAsterisk={false}
            min={today}
            value={day}
            error={error(`day-${nth}`)}
            onChange={date => set(days.with(nth, date))}
          />
          {days.length > 1 && (
            <ActionIcon
              size={52}
              aria-label={t('dropDay', { n: String(nth + 1) })}
              onClick={() => set(days.toSpliced(nth, 1))}
            >
              <IconX size={20} stroke={2} />
            </ActionIcon>
          )}
        </div>
      ))}
      {many && <NearDays today={today} days={days} onChoose={day => set([day])} />}
      {many && (
        <Button
          variant="subtle"
          data-flush="start"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={18} stroke={2} />}
          onClick={() => form.change(withNextDay(form.typed))}
        >
          {t('addDay')}
        </Button>
      )}
    </Stack>
  );
}

interface NearDaysProps {
  readonly today: string;
  readonly days: readonly string[];
  readonly onChoose: (day: string) => void;
}

/** What is posted in a hurry is for today or tomorrow; whoever posts for several days has them in their fields. */
function NearDays({ today, days, onChoose }: NearDaysProps) {
  const t = useTranslations('shifts.form');
  if (days.length > 1) return null;
  const near = [
    { day: today, label: t('today') },
    { day: addDays(today, 1), label: t('tomorrow') },
  ];
  return (
    <Group gap={8}>
      {near.map(({ day, label }) => (
        <Chip key={day} on={days[0] === day} onClick={() => onChoose(day)}>
          {label}
        </Chip>
      ))}
    </Group>
  );
}

function Meaning({ times, form }: { readonly times: DraftTimes; readonly form: ShiftForm }) {
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const { typed, change } = form;
  const length = minutesBetween(times.startsAt, times.endsAt);
  const paid = format.duration(Math.max(0, length - (typed.breakMin ?? 0)));
  const nextDay = dayOf(times.endsLocal) !== dayOf(times.startsLocal);
  return (
    <>
      <p className={classes.meaning} role="status">
        {nextDay && `${t('nextDay', { day: format.day(`${dayOf(times.endsLocal)}T12:00Z`, 'UTC') })} `}
        {t('length', { duration: format.duration(length), paid })}
      </p>
      <WallReadingChoice
        reading={times.start}
        typed={timeOf(times.startsLocal)}
        chosen={typed.startOccurrence}
        onChoose={startOccurrence => change({ startOccurrence })}
      />
      <WallReadingChoice
        reading={times.end}
        typed={timeOf(times.endsLocal)}
        chosen={typed.endOccurrence}
        onChoose={endOccurrence => change({ endOccurrence })}
      />
    </>
  );
}
