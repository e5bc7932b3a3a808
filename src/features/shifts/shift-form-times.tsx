// Day, start and end, and at once what they mean: the next day, how long it really is, and on the two nights when the
// clocks change, which hour is meant.
import { Radio, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type DraftTimes, draftTimes, type Occurrence } from '#domain/shifts/draft.ts';
import { dayOf, minutesBetween, timeOf, type WallReading, wallAt } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { DateField, TimeField } from '#ui/date-time-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useNow } from '#ui/use-now.ts';
import classes from './shift-form.module.css';
import { useClockChangeWords } from './shift-head.tsx';
import { useFaultWords } from './use-fault-words.ts';
import type { ShiftForm } from './use-shift-form.ts';

interface ShiftFormTimesProps {
  readonly form: ShiftForm;
  readonly venue: Venue;
}

export function ShiftFormTimes({ form, venue }: ShiftFormTimesProps) {
  const t = useTranslations('shifts.form');
  const words = useFaultWords();
  const now = useNow();
  const { draft, change, faultOf } = form;
  const error = (field: 'date' | 'start' | 'end') => {
    const code = faultOf(field);
    return code === null ? undefined : words(code);
  };
  const times = draftTimes(draft, venue.tz);
  return (
    <Stack gap={12}>
      <div className={classes.times}>
        <DateField
          id="shift-date"
          className={classes.date}
          label={t('date')}
          min={dayOf(wallAt(now, venue.tz))}
          value={draft.date}
          error={error('date')}
          onChange={date => change({ date, startOccurrence: 'first', endOccurrence: 'first' })}
        />
        <TimeField
          id="shift-start"
          label={t('start')}
          value={draft.start}
          error={error('start')}
          onChange={start => change({ start, startOccurrence: 'first' })}
        />
        <TimeField
          id="shift-end"
          label={t('end')}
          value={draft.end}
          error={error('end')}
          onChange={end => change({ end, endOccurrence: 'first' })}
        />
      </div>
      {times !== null && <Meaning times={times} form={form} />}
    </Stack>
  );
}

function Meaning({ times, form }: { readonly times: DraftTimes; readonly form: ShiftForm }) {
  const t = useTranslations('shifts.form');
  const format = useFormat();
  const { draft, change } = form;
  const clockChange = useClockChangeWords()(times);
  const length = minutesBetween(times.startsAt, times.endsAt);
  const paid = format.duration(Math.max(0, length - (draft.breakMin ?? 0)));
  const nextDay = dayOf(times.endsLocal) !== dayOf(times.startsLocal);
  return (
    <>
      <p className={classes.meaning} role="status">
        {nextDay && `${t('nextDay', { day: format.day(`${dayOf(times.endsLocal)}T12:00Z`, 'UTC') })} `}
        {t('length', { duration: format.duration(length), paid })}
      </p>
      {clockChange !== null && <Notice tone="blue">{clockChange}</Notice>}
      <Reading
        reading={times.start}
        wall={times.startsLocal}
        chosen={draft.startOccurrence}
        onChoose={startOccurrence => change({ startOccurrence })}
      />
      <Reading
        reading={times.end}
        wall={times.endsLocal}
        chosen={draft.endOccurrence}
        onChoose={endOccurrence => change({ endOccurrence })}
      />
    </>
  );
}

interface ReadingProps {
  readonly reading: WallReading;
  readonly wall: string;
  readonly chosen: Occurrence;
  readonly onChoose: (occurrence: Occurrence) => void;
}

/** Says when the clock skips a time, asks when it shows it twice. */
function Reading({ reading, wall, chosen, onChoose }: ReadingProps) {
  const t = useTranslations('shifts.form');
  if (reading.kind === 'exact') return null;
  const typed = timeOf(wall);
  if (reading.kind === 'skipped') {
    return <Notice tone="amber">{t('skipped', { typed, read: timeOf(reading.readAs) })}</Notice>;
  }
  return (
    <Radio.Group
      label={t('ambiguous', { typed })}
      value={chosen}
      onChange={value => onChoose(value === 'second' ? 'second' : 'first')}
    >
      <Stack gap={8} mt={8}>
        <Radio value="first" label={t('first')} />
        <Radio value="second" label={t('second')} />
      </Stack>
    </Radio.Group>
  );
}
