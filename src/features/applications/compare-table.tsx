// One row an applicant, one column a fact; the best figure of a column is bold.
import { Checkbox } from '@mantine/core';
import { IconHeartFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type Compared, objectionsTo } from '#domain/applications/compare.ts';
import { applicantChip } from '#domain/applications/standing.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './compare.module.css';
import type { ComparedApplicant, Comparison } from './use-compare.ts';
import { useDistanceWords, useObjectionWords } from './use-figure-words.ts';
import { useRules } from './use-rules.ts';

const COLUMNS = ['match', 'name', 'times', 'rating', 'reliability', 'distance', 'lastPaid', 'applied'] as const;

interface CompareTableProps {
  readonly shift: Shift;
  readonly comparison: Comparison;
  readonly current: string | undefined;
  readonly ticked: ReadonlySet<string>;
  readonly onCurrent: (id: string) => void;
  readonly onTick: (id: string) => void;
}

export function CompareTable({ shift, comparison, current, ticked, onCurrent, onTick }: CompareTableProps) {
  const t = useTranslations('applications.compare');
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {COLUMNS.map(column => (
              <th key={column} scope="col" data-column={column}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(row => (
            <tr
              key={row.id}
              data-current={row.id === current || undefined}
              data-settled={!row.open || undefined}
              onClick={() => onCurrent(row.id)}
            >
              <td>
                {row.open && (
                  <Checkbox
                    aria-label={t('tick', { name: row.name })}
                    checked={ticked.has(row.id)}
                    onClick={event => event.stopPropagation()}
                    onChange={() => onTick(row.id)}
                  />
                )}
              </td>
              <Cells row={row} shift={shift} best={comparison.best} onCurrent={onCurrent} current={current} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.hint}>{t('bold')}</p>
    </div>
  );
}

interface CellsProps extends Pick<CompareTableProps, 'shift' | 'current' | 'onCurrent'> {
  readonly row: ComparedApplicant;
  readonly best: Comparison['best'];
}

function Cells({ row, shift, best, current, onCurrent }: CellsProps) {
  const t = useTranslations('applications.compare');
  const format = useFormat();
  const when = useWhen();
  const distance = useDistanceWords(shift.area);
  const { figures, here, match, application } = row;
  const isBest = (column: Compared) => (figures[column] !== null && figures[column] === best[column]) || undefined;
  return (
    <>
      <td data-column="match">
        <span className={classes.match}>
          <b>{String(match.score)}</b>
          <meter min={0} max={100} value={match.score} aria-hidden="true" className={classes.meter} />
        </span>
      </td>
      <th scope="row" data-column="name">
        <button
          type="button"
          className={classes.name}
          dir="auto"
          aria-current={row.id === current || undefined}
          onClick={() => onCurrent(row.id)}
        >
          {row.name}
        </button>
        {row.favourite && <IconHeartFilled size={14} className={classes.heart} aria-label={t('favourite')} />}
        <Known row={row} shift={shift} />
      </th>
      <td data-column="times" data-best={isBest('times')}>
        {here.times === 0 ? t('firstTime') : t('times', { n: String(here.times) })}
      </td>
      <td data-column="rating" data-best={isBest('rating')}>
        {figures.rating === null ? t('new') : `★ ${format.rating(figures.rating)}`}
      </td>
      <td data-column="reliability" data-best={isBest('reliability')}>
        {figures.reliability === null ? '–' : String(figures.reliability)}
      </td>
      <td data-column="distance" data-best={isBest('distance')}>
        {distance(figures.distance)}
      </td>
      <td data-column="lastPaid">
        {here.lastPaid === null ? '–' : format.money(here.lastPaid.rateMinor, here.lastPaid.currency)}
      </td>
      <td data-column="applied">{when(application.recordedAt)}</td>
    </>
  );
}

/** What has to be known before the figures: where it stands, earlier terms, what stands against it. */
function Known({ row, shift }: { readonly row: ComparedApplicant; readonly shift: Shift }) {
  const t = useTranslations('applications.compare');
  const against = useObjectionWords(shift.tz);
  const rules = useRules();
  const { application, here } = row;
  const chip = applicantChip(application, application.pending);
  const notes = [
    ...(row.open && application.seenTerms !== null ? [t('sawEarlier')] : []),
    ...(row.open && !application.calendarFree ? [t('notFree')] : []),
    ...(row.open ? objectionsTo(here.conflicts, rules).map(against) : []),
  ];
  if (chip === null && notes.length === 0) return null;
  return (
    <span className={classes.known}>
      {chip !== null && <StateChip state={chip} position={application.waitlistPos ?? 0} />}
      {notes.join(' · ')}
    </span>
  );
}
