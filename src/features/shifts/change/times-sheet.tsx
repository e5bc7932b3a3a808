// Other times for a shift that is there, or two shifts of one. A drag of its edge, Shift with an arrow, S and a button lead here, so that
// nothing moves by a slip of the hand; what it asks of those booked is said before it is done.
import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type WrittenShift, writtenShift } from '#domain/shifts/queries.ts';
import { STRETCH_MIN } from '#domain/shifts/reshape.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import classes from '#features/shifts/post/shift-form.module.css';
import { useFaultWords } from '#features/shifts/use-fault-words.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { TimeField } from '#ui/date-time-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Segments } from '#ui/segments.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SheetForm } from '#ui/sheet-form.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { useShiftPeople } from './use-shift-people.ts';
import { type TimesAsked, useTimes } from './use-times.ts';
import type { Run } from './use-undo.ts';

interface TimesSheetProps {
  readonly venue: PlacedVenue;
  readonly asked: TimesAsked;
  readonly run: Run;
  readonly onClose: () => void;
}

export function TimesSheet(props: TimesSheetProps) {
  const shift = useQuery(writtenShift, { id: props.asked.shiftId });
  return shift ? <TimesOf {...props} shift={shift} /> : null;
}

function TimesOf({ run, onClose, ...of }: TimesSheetProps & { readonly shift: WrittenShift }) {
  const { shift } = of;
  const t = useTranslations('planner.shape');
  const format = useFormat();
  const roleName = useRoleName();
  const words = useFaultWords();
  const people = useShiftPeople(shift.id);
  const times = useTimes(of);
  const [asking, setAsking] = useState(false);
  const form = useId();
  const finish = () => void run(times.deed).then(done => done && onClose());
  const submit = () => (times.asks && people.booked.length + people.applied > 0 ? setAsking(true) : finish());
  const span = format.spanInSentence({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz });
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t(times.how)}
      lead={t('lead', { role: roleName(shift.role), span })}
      foot={
        <Button type="submit" form={form} size="lg" fullWidth disabled={!times.sound}>
          {t(`do.${times.how}`)}
        </Button>
      }
    >
      <SheetForm id={form} onSubmit={() => times.sound && submit()}>
        <Segments
          data={(['times', 'split'] as const).map(value => ({ value, label: t(value) }))}
          value={times.how}
          onChange={times.setHow}
          label={t('how')}
        />
        <Fields times={times} />
        <p role="status">{times.span !== null && t(`now.${times.how}`, { span: format.spanInSentence(times.span) })}</p>
        {times.open ? null : <Notice tone="amber">{t('begun')}</Notice>}
        {times.faults.map(({ field, code }) => (
          <Notice key={`${field} ${code}`} tone="amber">
            {words(code)}
          </Notice>
        ))}
      </SheetForm>
      <ChangeSheet people={people} opened={asking} onClose={() => setAsking(false)} onConfirm={finish} />
    </Sheet>
  );
}

function Fields({ times }: { readonly times: ReturnType<typeof useTimes> }) {
  const t = useTranslations('planner.shape');
  if (times.how === 'split')
    return <TimeField label={t('cut')} value={times.cut} onChange={times.setCut} data-autofocus />;
  const stretch = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? STRETCH_MIN : event.key === 'ArrowLeft' ? -STRETCH_MIN : 0;
    if (!event.shiftKey || step === 0) return;
    event.preventDefault();
    times.stretch(step);
  };
  return (
    <div className={classes.times}>
      <TimeField label={t('start')} value={times.draft.start} onChange={start => times.change({ start })} />
      <TimeField
        label={t('end')}
        value={times.draft.end}
        onChange={end => times.change({ end })}
        onKeyDown={stretch}
        data-autofocus
      />
    </div>
  );
}
