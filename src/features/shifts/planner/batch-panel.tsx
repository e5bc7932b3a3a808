// Several shifts at once: which they are, what they come to, and what can be done with all of them. Each act says of how many it is, and
// where it is of none, why.
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconCalendarPlus, IconCoins, IconWorld, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { newId } from '#domain/ids.ts';
import { MOST_AT_ONCE } from '#domain/shifts/again.ts';
import {
  bulkFigures,
  cancellable,
  heldBack,
  raisable,
  raiseMinor,
  stepsToRaise,
  stepsToRepeat,
  stepsToShow,
} from '#domain/shifts/bulk.ts';
import { type WrittenShift, writtenShiftsBetween } from '#domain/shifts/queries.ts';
import type { Step } from '#domain/shifts/steps.ts';
import { type BoardCell, weekSpan } from '#domain/shifts/week.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Selection } from '#features/shifts/board/use-selection.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import type { AskedHere } from '#features/shifts/gaps/asked-here.ts';
import type { Answers } from '#features/shifts/gaps/use-answers.ts';
import type { Places } from '#features/shifts/use-places.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ActKey } from '#ui/act-key.tsx';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import { BatchInvite } from './batch-invite.tsx';
import classes from './batch-panel.module.css';

interface BatchPanelProps {
  readonly venue: PlacedVenue;
  readonly monday: string;
  /** What is ticked, in the order of the board. */
  readonly cells: readonly BoardCell[];
  readonly answers: Answers;
  readonly asked: AskedHere;
  readonly selection: Selection;
  readonly places: Places | undefined;
  readonly run: Run;
  /** Asks first. */
  readonly onCancel: (shifts: readonly WrittenShift[]) => void;
}

export function BatchPanel(props: BatchPanelProps) {
  const { venue, monday, cells, answers, asked, selection, places, run, onCancel } = props;
  const t = useTranslations('planner.batch');
  const format = useFormat();
  const written = useChosen({ venue, monday, cells });
  const figures = bulkFigures(cells);
  const n = cells.length;
  return (
    <section className={classes.batch} aria-label={t('title', { n })}>
      <div className={classes.top}>
        <h2 className={classes.title}>{t('title', { n })}</h2>
        <ActionIcon size={44} aria-label={t('clear')} onClick={selection.clear}>
          <IconX size={20} stroke={2} />
        </ActionIcon>
      </div>
      <p className={classes.facts}>
        {t('facts', {
          n: figures.places,
          hours: format.hours(figures.minutes),
          sum: format.money(figures.plannedMinor, venue.currency),
        })}
      </p>
      <ul role="list" className={classes.chosen}>
        {cells.map(cell => (
          <Chosen key={cell.shift.id} cell={cell} onTurn={() => selection.turn(cell.shift.id)} />
        ))}
      </ul>
      <BatchInvite {...{ venue, answers, asked, run }} gaps={cells.filter(({ open }) => open > 0)} />
      <Acts {...{ venue, written, run }} />
      <CancelMany {...{ written, places, onCancel }} />
    </section>
  );
}

/** As they were written down, with their packs: they are written again. */
function useChosen({ venue, monday, cells }: Pick<BatchPanelProps, 'venue' | 'monday' | 'cells'>) {
  const span = weekSpan(monday, venue.tz);
  const all = useQuery(writtenShiftsBetween, { venueId: venue.id, from: span.startsAt, to: span.endsAt - 1 });
  const ids = new Set(cells.map(({ shift }) => shift.id));
  return all?.filter(({ id }) => ids.has(id)) ?? [];
}

function Chosen({ cell: { shift, applicants }, onTurn }: { readonly cell: BoardCell; readonly onTurn: () => void }) {
  const board = useTranslations('board');
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <li>
      <Checkbox
        checked
        onChange={onTurn}
        label={roleName(shift.role)}
        description={format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz })}
      />
      {applicants > 0 && <span className={classes.dim}>{board('applied', { n: applicants })}</span>}
    </li>
  );
}

interface ActsProps extends Pick<BatchPanelProps, 'venue' | 'run'> {
  readonly written: readonly WrittenShift[];
}

function Acts({ venue, written, run }: ActsProps) {
  const t = useTranslations('planner.batch');
  const format = useFormat();
  const now = useEncoreNow();
  const dearer = raisable(written, now);
  const held = heldBack(written);
  const again = written.slice(0, MOST_AT_ONCE);
  const raise = format.money(raiseMinor(venue.currency), venue.currency);
  const doing = (key: 'raise' | 'show' | 'repeat', n: number, steps: () => readonly Step[]) => () =>
    void run({ steps, what: t(`what.${key}`, { n }), said: t(`said.${key}`, { n }) });
  const acts = [
    {
      key: 'raise' as const,
      icon: IconCoins,
      n: dearer.length,
      detail: t(dearer.length > 0 ? 'raiseBy' : 'raiseNone', { raise, n: dearer.length }),
      act: doing('raise', dearer.length, () => stepsToRaise(dearer, venue)),
    },
    {
      key: 'show' as const,
      icon: IconWorld,
      n: held.length,
      detail: t(held.length > 0 ? 'showNow' : 'showNone', { n: held.length }),
      act: doing('show', held.length, () => stepsToShow(held)),
    },
    {
      key: 'repeat' as const,
      icon: IconCalendarPlus,
      n: again.length,
      detail:
        again.length < written.length
          ? t('repeatFirst', { n: String(again.length) })
          : t('repeatAs', { n: again.length }),
      act: doing('repeat', again.length, () => stepsToRepeat(again, venue, newId)),
    },
  ];
  useLetterKeys({ r: acts[2]?.act });
  return (
    <ul role="list" className={classes.acts}>
      {acts.map(({ key, icon: Icon, n, detail, act }) => (
        <li key={key}>
          <button type="button" className={classes.act} disabled={n === 0} onClick={act}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <span>
              <strong>{t(key)}</strong>
              <span className={classes.dim}>{detail}</span>
            </span>
            {key === 'repeat' && n > 0 && <ActKey of="R" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface CancelManyProps extends Pick<BatchPanelProps, 'places' | 'onCancel'> {
  readonly written: readonly WrittenShift[];
}

function CancelMany({ written, places, onCancel }: CancelManyProps) {
  const t = useTranslations('planner.batch');
  const off = cancellable(written, useEncoreNow());
  const booked = places?.booked.filter(({ shiftId }) => off.some(({ id }) => id === shiftId)).length ?? 0;
  return (
    <div className={classes.foot}>
      <Button variant="danger" disabled={off.length === 0} onClick={() => onCancel(off)}>
        {t('cancel', { n: off.length })}
      </Button>
      <span className={classes.dim}>
        {off.length === 0 ? t('cancelNone') : booked > 0 && t('bookedOn', { n: booked })}
      </span>
    </div>
  );
}
