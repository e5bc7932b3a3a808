// One shift again: on another day, every week for a while, or, while it is a draft, moved. Dragging on the board and the
// key C lead here too, so a hand, a key and a button do the same.
import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { draftOn, MOST_AT_ONCE, soundDrafts, weeklyDays } from '#domain/shifts/again.ts';
import { type draftToArgs, shiftToDraft } from '#domain/shifts/draft.ts';
import { type WrittenShift, writtenShift } from '#domain/shifts/queries.ts';
import { addDays, dayOf, wallAt } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { DateField } from '#ui/date-time-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import { useNow } from '#ui/use-now.ts';
import { OddNights } from './odd-nights.tsx';
import { useBatch } from './use-batch.ts';
import { useMoveDraft } from './use-move-draft.ts';

interface AgainSheetProps {
  readonly venue: PlacedVenue;
  readonly shiftId: string;
  /** Where it was dropped. */
  readonly day: string | null;
  readonly onClose: () => void;
}

export function AgainSheet(props: AgainSheetProps) {
  const shift = useQuery(writtenShift, { id: props.shiftId });
  return shift ? <AgainOf {...props} shift={shift} /> : null;
}

type How = 'copy' | 'weekly' | 'move';

function AgainOf({ venue, shift, day: dropped, onClose }: AgainSheetProps & { readonly shift: WrittenShift }) {
  const t = useTranslations('board.again');
  const format = useFormat();
  const roleName = useRoleName();
  const now = useNow();
  const from = dayOf(shift.startsLocal);
  const [how, setHow] = useState<How>(shift.status === 'draft' && dropped !== null ? 'move' : 'copy');
  const [day, setDay] = useState(dropped ?? addDays(from, 7));
  const [weeks, setWeeks] = useState<number | null>(4);
  const days = how === 'weekly' ? weeklyDays(from, weeks ?? 0) : day === '' ? [] : [day];
  const drafts = days.map(one => draftOn(shiftToDraft(shift), one));
  const hows = [
    { value: 'copy' as const, label: t('copy') },
    { value: 'weekly' as const, label: t('weekly') },
    ...(shift.status === 'draft' ? [{ value: 'move' as const, label: t('move') }] : []),
  ];
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('title')}
      lead={t('lead', {
        role: roleName(shift.role),
        span: format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz }),
      })}
      foot={<AgainFoot venue={venue} shift={shift} how={how} drafts={drafts} onClose={onClose} />}
    >
      <Stack gap={16}>
        <SegmentedControl data={hows} value={how} onChange={setHow} aria-label={t('how')} />
        {how === 'weekly' ? (
          <StepperField label={t('weeks')} min={1} max={MOST_AT_ONCE} value={weeks} onChange={setWeeks} />
        ) : (
          <DateField label={t('day')} min={dayOf(wallAt(now, venue.tz))} value={day} onChange={setDay} data-autofocus />
        )}
        <Result days={days} from={from} />
        <OddNights drafts={drafts} tz={venue.tz} />
      </Stack>
    </Sheet>
  );
}

function Result({ days, from }: { readonly days: readonly string[]; readonly from: string }) {
  const t = useTranslations('board.again');
  const format = useFormat();
  const name = (day: string) => format.day(`${day}T12:00Z`, 'UTC');
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

interface AgainFootProps extends Pick<AgainSheetProps, 'venue' | 'onClose'> {
  readonly shift: WrittenShift;
  readonly how: How;
  readonly drafts: readonly Parameters<typeof draftToArgs>[0][];
}

function AgainFoot({ venue, shift, how, drafts, onClose }: AgainFootProps) {
  const t = useTranslations('board.again');
  const now = useNow();
  const batch = useBatch(venue);
  const move = useMoveDraft(venue);
  const n = drafts.length;
  const timely = soundDrafts(drafts, { tz: venue.tz, publishAt: now }).length === n;
  const sound = n > 0 && soundDrafts(drafts, { tz: venue.tz, publishAt: null }).length === n;
  const finish = (work: Promise<boolean>) => void work.then(done => done && onClose());
  if (how === 'move') {
    const [draft] = drafts;
    return (
      <Button size="lg" fullWidth disabled={!sound} onClick={() => draft && finish(move(shift, draft))}>
        {t('moveDo')}
      </Button>
    );
  }
  return (
    <Stack gap={8}>
      {!timely && sound && <p>{t('tooSoon')}</p>}
      <Button size="lg" fullWidth disabled={!sound || !timely} onClick={() => finish(batch(drafts, true))}>
        {t('post', { n })}
      </Button>
      <Button size="lg" fullWidth variant="outline" disabled={!sound} onClick={() => finish(batch(drafts, false))}>
        {t('save', { n })}
      </Button>
    </Stack>
  );
}
