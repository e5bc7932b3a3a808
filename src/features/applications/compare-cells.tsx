// What a row of the comparison says in each of its columns; what has no column stands on a second line under the name.
import { IconHeartFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useRules } from '#bridge/use-rules.ts';
import { type Compared, objectionsTo } from '#domain/applications/compare.ts';
import { applicantChip } from '#domain/applications/standing.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './compare.module.css';
import { LastTen } from './last-ten.tsx';
import type { ComparedApplicant, Comparison } from './use-compare.ts';
import { OPTIONAL_COLUMNS, type OptionalColumn } from './use-compare-columns.ts';
import { useDistanceWords, useObjectionWords } from './use-figure-words.ts';

export type CompareColumn = 'match' | 'name' | 'times' | 'reliability' | OptionalColumn;

interface CompareCellsProps {
  readonly row: ComparedApplicant;
  readonly shift: Shift;
  readonly best: Comparison['best'];
  readonly columns: readonly CompareColumn[];
  readonly current: boolean;
  readonly onCurrent: (id: string) => void;
}

export function CompareCells({ row, shift, best, columns, current, onCurrent }: CompareCellsProps) {
  const t = useTranslations('applications.compare');
  const { figures, here, match } = row;
  const optional = useOptionalWords(row, shift);
  const rest = OPTIONAL_COLUMNS.filter(column => column !== 'skills' && !columns.includes(column))
    .map(optional)
    .filter(words => words !== '–');
  const cells: Readonly<Record<Exclude<CompareColumn, 'name' | OptionalColumn>, ReactNode>> = {
    match: (
      <span className={classes.match}>
        <b>{String(match.score)}</b>
        <meter min={0} max={100} value={match.score} aria-hidden="true" className={classes.meter} />
      </span>
    ),
    times: here.times === 0 ? t('firstTime') : t('times', { n: String(here.times) }),
    reliability: (
      <span className={classes.reliability}>
        {figures.reliability === null ? '–' : String(figures.reliability)}
        <LastTen counts={row.person?.lastTen ?? null} />
      </span>
    ),
  };
  const isBest = (column: CompareColumn) =>
    isCompared(column, figures) && figures[column] !== null && figures[column] === best[column];
  return columns.map(column =>
    column === 'name' ? (
      <th key={column} scope="row" data-column={column}>
        <button
          type="button"
          className={classes.name}
          dir="auto"
          aria-current={current || undefined}
          onClick={() => onCurrent(row.id)}
        >
          {row.name}
        </button>
        {row.favourite && (
          <IconHeartFilled size={14} className={classes.heart} role="img" aria-label={t('favourite')} />
        )}
        <Known row={row} shift={shift} />
        {rest.length > 0 && <span className={classes.rest}>{rest.join(' · ')}</span>}
      </th>
    ) : (
      <td key={column} data-column={column} data-best={isBest(column) || undefined}>
        {isOptional(column) ? optional(column) : cells[column]}
      </td>
    ),
  );
}

export function isOptional(column: CompareColumn): column is OptionalColumn {
  return OPTIONAL_COLUMNS.some(one => one === column);
}

function isCompared(column: string, figures: Comparison['best']): column is Compared {
  return column in figures;
}

function useOptionalWords({ figures, here, application, person }: ComparedApplicant, shift: Shift) {
  const t = useTranslations('applications.compare');
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  const roleName = useRoleName();
  const distance = useDistanceWords(shift.area);
  return (column: OptionalColumn): string => {
    if (column === 'rating') return figures.rating === null ? t('new') : `★ ${format.rating(figures.rating)}`;
    if (column === 'distance') return distance(figures.distance);
    if (column === 'lastPaid') {
      return here.lastPaid === null ? '–' : format.money(here.lastPaid.rateMinor, here.lastPaid.currency);
    }
    if (column === 'applied') return format.stamp(application.recordedAt, tz);
    return person?.skills.map(roleName).join(', ') ?? '';
  };
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
      {chip !== null && (
        <StateChip
          state={chip}
          position={application.waitlistPos ?? 0}
          {...(chip === 'shortlisted' &&
            row.decidedBy !== null && { label: t('shortlistedBy', { name: row.decidedBy }) })}
        />
      )}
      {notes.join(' · ')}
    </span>
  );
}
