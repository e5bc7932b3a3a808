// One row an applicant, one column a fact; the best figure of a column is bold.
import { Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Shift } from '#domain/shifts/schema.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import classes from './compare.module.css';
import { CompareCells, type CompareColumn, isOptional } from './compare-cells.tsx';
import { LastTenLegend } from './last-ten.tsx';
import type { Comparison } from './use-compare.ts';
import type { OptionalColumn } from './use-compare-columns.ts';

const COLUMNS: readonly CompareColumn[] = [
  ...(['match', 'name', 'times', 'rating', 'reliability'] as const),
  ...(['distance', 'lastPaid', 'applied', 'skills'] as const),
];

interface CompareTableProps {
  readonly shift: Shift;
  readonly comparison: Pick<Comparison, 'rows' | 'best'>;
  /** Those that may be left out; what is, stands on a second line. */
  readonly shown: readonly OptionalColumn[];
  readonly current: string | undefined;
  readonly ticked: ReadonlySet<string>;
  readonly onCurrent: (id: string) => void;
  readonly onTick: (id: string) => void;
  readonly onTickAll: () => void;
}

export function CompareTable(props: CompareTableProps) {
  const { shift, comparison, shown, current, ticked, onCurrent, onTick, onTickAll } = props;
  const t = useTranslations('applications.compare');
  const applicants = useTranslations('applications.applicants');
  const columns = COLUMNS.filter(column => !isOptional(column) || shown.includes(column));
  const open = comparison.rows.filter(row => row.open);
  const lit = useLit(current);
  return (
    <div className={classes.scroll}>
      <LiveRegion message={comparison.rows.find(({ id }) => id === current)?.name ?? null} nth={0} />
      <table className={classes.table} aria-label={applicants('title')}>
        <CompareHead {...{ columns, open, ticked, onTickAll }} />
        <tbody>
          {comparison.rows.map(row => (
            <tr
              key={row.id}
              ref={row.id === current ? lit : undefined}
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
              <CompareCells
                row={row}
                shift={shift}
                best={comparison.best}
                columns={columns}
                current={row.id === current}
                onCurrent={onCurrent}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.hint}>
        <LastTenLegend />
        <p>{t('bold')}</p>
      </div>
    </div>
  );
}

/** Keys go on to who is further down than the window. */
function useLit(current: string | undefined) {
  const row = useRef<HTMLTableRowElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (current !== before.current) row.current?.scrollIntoView({ block: 'nearest' });
    before.current = current;
  }, [current]);
  return row;
}

interface CompareHeadProps extends Pick<CompareTableProps, 'ticked' | 'onTickAll'> {
  readonly columns: readonly CompareColumn[];
  /** Those who wait for an answer. */
  readonly open: Comparison['rows'];
}

function CompareHead({ columns, open, ticked, onTickAll }: CompareHeadProps) {
  const t = useTranslations('applications.compare');
  const chosen = open.filter(({ id }) => ticked.has(id)).length;
  return (
    <thead>
      <tr>
        <td>
          {open.length > 1 && (
            <Checkbox
              aria-label={t('tickAll')}
              checked={chosen === open.length}
              indeterminate={chosen > 0 && chosen < open.length}
              onChange={onTickAll}
            />
          )}
        </td>
        {columns.map(column => (
          <th key={column} scope="col" data-column={column}>
            {t(column === 'reliability' ? 'lastTen' : `columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
