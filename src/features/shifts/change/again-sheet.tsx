// One shift again: on another day, every week for a while, or, until it begins, moved. Dragging on the board and the
// keys C and D lead here too, so a hand, a key and a button do the same.

import { Button, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { newId } from '#domain/ids.ts';
import { draftOn, MOST_AT_ONCE, soundDrafts, stepsFor, weeklyDays } from '#domain/shifts/again.ts';
import { type ShiftDraft, shiftToDraft } from '#domain/shifts/draft.ts';
import { type WrittenShift, writtenShift } from '#domain/shifts/queries.ts';
import { asksAnew, canReshape, shapeFaults, stepsToReshape } from '#domain/shifts/reshape.ts';
import { addDays, dayOf, wallAt } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { OddNights } from '#features/shifts/odd-nights.tsx';
import { useFaultWords } from '#features/shifts/use-fault-words.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { DateField } from '#ui/date-time-field.tsx';
import { Segments } from '#ui/segments.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SheetForm } from '#ui/sheet-form.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import { useOnce } from '#ui/use-once.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { useShiftPeople } from './use-shift-people.ts';
import type { Run } from './use-undo.ts';

interface AgainSheetProps {
  readonly venue: PlacedVenue;
  readonly shiftId: string;
  /** Where it was dropped. */
  readonly day: string | null;
  /** What is meant, where it was said. */
  readonly how?: How;
  readonly run: Run;
  readonly onClose: () => void;
}

export function AgainSheet(props: AgainSheetProps) {
  const shift = useQuery(writtenShift, { id: props.shiftId });
  return shift ? <AgainOf {...props} shift={shift} /> : null;
}

export type How = 'copy' | 'weekly' | 'move';

function AgainOf({
  venue,
  shift,
  day: dropped,
  how: meant,
  run,
  onClose,
}: AgainSheetProps & { readonly shift: WrittenShift }) {
  const t = useTranslations('board.again');
  const format = useFormat();
  const roleName = useRoleName();
  const now = useEncoreNow();
  const from = dayOf(shift.startsLocal);
  const [how, setHow] = useState<How>(meant ?? (shift.status === 'draft' && dropped !== null ? 'move' : 'copy'));
  const [day, setDay] = useState(dropped ?? addDays(from, 7));
  const [weeks, setWeeks] = useState<number | null>(4);
  const form = useId();
  const days = how === 'weekly' ? weeklyDays(from, weeks ?? 0) : day === '' ? [] : [day];
  const drafts = days.map(one => draftOn(shiftToDraft(shift), one));
  const move = useMove({ venue, shift, draft: how === 'move' ? drafts[0] : undefined, run, onClose });
  const hows = [
    { value: 'copy' as const, label: t('copy') },
    { value: 'weekly' as const, label: t('weekly') },
    ...(canReshape(shift, now) ? [{ value: 'move' as const, label: t('move') }] : []),
  ];
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t(how === 'move' ? 'moveTitle' : 'title')}
      lead={t('lead', {
        role: roleName(shift.role),
        span: format.spanInSentence({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz }),
      })}
      foot={how === 'move' ? <MoveFoot move={move} form={form} /> : <AgainFoot {...{ venue, drafts, run, onClose }} />}
    >
      <SheetForm id={form} onSubmit={move.submit}>
        <Segments data={hows} value={how} onChange={setHow} label={t('how')} />
        {how === 'weekly' ? (
          <StepperField label={t('weeks')} min={1} max={MOST_AT_ONCE} value={weeks} onChange={setWeeks} />
        ) : (
          <DateField label={t('day')} min={dayOf(wallAt(now, venue.tz))} value={day} onChange={setDay} data-autofocus />
        )}
        <Result days={days} from={from} />
        <OddNights drafts={drafts} tz={venue.tz} />
      </SheetForm>
    </Sheet>
  );
}

function Result({ days, from }: { readonly days: readonly string[]; readonly from: string }) {
  const t = useTranslations('board.again');
  const when = useWhen();
  const name = (day: string) => when.day(`${day}T12:00Z`, 'UTC');
  const [first] = days;
  const last = days.at(-1);
  const words =
    first === undefined || last === undefined
      ? t('choose')
      : days.length > 4
        ? t('resultMany', { n: String(days.length), first: name(first), last: name(last) })
        : t('result', { n: days.length, days: days.map(name).join(', ') });
  return <p role="status">{first === from ? t('here') : words}</p>;
}

interface AgainFootProps extends Pick<AgainSheetProps, 'venue' | 'run' | 'onClose'> {
  readonly drafts: readonly ShiftDraft[];
}

function AgainFoot({ venue, drafts, run, onClose }: AgainFootProps) {
  const t = useTranslations('board');
  const shape = useTranslations('planner.shape');
  const now = useEncoreNow();
  const once = useOnce();
  const n = drafts.length;
  const timely = soundDrafts(drafts, { tz: venue.tz, publishAt: now }).length === n;
  const sound = n > 0 && soundDrafts(drafts, { tz: venue.tz, publishAt: null }).length === n;
  const keep = async (publish: boolean) => {
    const done = await run({
      steps: () => stepsFor({ drafts, venue, newId, publish }),
      what: shape(publish ? 'what.posts' : 'what.copies', { n }),
      said: t(publish ? 'postedAll' : 'savedAll', { n }),
    });
    if (done) onClose();
    return done;
  };
  return (
    <Stack gap={8}>
      {!timely && sound && <p role="status">{t('again.tooSoon')}</p>}
      <Button size="lg" fullWidth disabled={!sound || !timely} onClick={() => void once(() => keep(true))}>
        {t('again.post', { n })}
      </Button>
      <Button size="lg" fullWidth variant="outline" disabled={!sound} onClick={() => void once(() => keep(false))}>
        {t('again.save', { n })}
      </Button>
    </Stack>
  );
}

interface Moving extends Omit<AgainFootProps, 'drafts'> {
  readonly shift: WrittenShift;
  /** On its new day; undefined while there is none. */
  readonly draft: ShiftDraft | undefined;
}

/** The same shift on another day; of a posted one those booked are asked, and it is said so before. */
function useMove({ venue, shift, draft, run, onClose }: Moving) {
  const shape = useTranslations('planner.shape');
  const now = useEncoreNow();
  const people = useShiftPeople(shift.id);
  const [asking, setAsking] = useState(false);
  const moved = draft === undefined || draft.date === dayOf(shift.startsLocal) ? null : { shift, draft, venue };
  const faults = moved === null ? [] : shapeFaults(moved, now);
  const finish = () => {
    if (moved === null) return;
    const deed = { steps: () => stepsToReshape(moved), what: shape('what.move'), said: shape('said.move') };
    void run(deed).then(done => done && onClose());
  };
  const submit = () => {
    if (moved === null || faults.length > 0) return;
    if (asksAnew(moved) && people.booked.length + people.applied > 0) setAsking(true);
    else finish();
  };
  const sheet = { people, opened: asking, onClose: () => setAsking(false), onConfirm: finish };
  return { faults, ready: moved !== null && faults.length === 0, submit, sheet };
}

interface MoveFootProps {
  readonly move: ReturnType<typeof useMove>;
  /** Of the fields. */
  readonly form: string;
}

function MoveFoot({ move, form }: MoveFootProps) {
  const t = useTranslations('board.again');
  const words = useFaultWords();
  return (
    <Stack gap={8}>
      {move.faults.map(({ field, code }) => (
        <p key={`${field} ${code}`} role="status">
          {words(code)}
        </p>
      ))}
      <Button type="submit" form={form} size="lg" fullWidth disabled={!move.ready}>
        {t('moveDo')}
      </Button>
      <ChangeSheet {...move.sheet} />
    </Stack>
  );
}
