// One line a row. On narrow screens a line is what it is called, what is out of the ordinary, and the rest below it.
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { After, ListFilter, ListPage } from '#domain/admin/lists.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import classes from './list.module.css';
import { useChangedRows } from './use-changed-rows.ts';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** As the file has it, too. */
  readonly text: (row: Row) => string | number | null;
  /** Of the first, where several rows are called the same: what readers are told of each, so that no two links are alike. */
  readonly said?: (row: Row) => string;
  /** Drawn instead. */
  readonly cell?: (row: Row) => ReactNode;
  /** Not worth a place where there is little. */
  readonly wideOnly?: boolean;
  /** A figure: at the end of its column, and named where there are no columns. */
  readonly atEnd?: boolean;
  /** In the file only. */
  readonly fileOnly?: boolean;
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly page: ListPage<Row>;
  /** The first is what a row is called, and leads to its page. */
  readonly columns: readonly Column<Row>[];
  readonly filter: ListFilter;
  /** Null: rows have no page of their own. */
  readonly to: ((row: Row) => LinkProps) | null;
  readonly chosen: string | null;
}

export function ListTable<Row extends After>({ label, page, columns, filter, to, chosen }: ListTableProps<Row>) {
  const t = useTranslations('admin.list');
  const changed = useChangedRows(page, row => columns.map(({ text }) => text(row)).join('\n'));
  const [first, ...others] = columns.filter(({ fileOnly }) => fileOnly !== true);
  if (first === undefined) return null;
  const changedBy = ({ id }: Row) => {
    const by = changed.get(id) ?? null;
    return by === null ? null : t('changedBy', { name: by });
  };
  const told = page.rows.filter(row => changedBy(row) !== null).map(row => `${first.text(row)}: ${changedBy(row)}`);
  return (
    <div className={classes.frame}>
      <LiveRegion message={told.join('. ')} nth={0} />
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {[first, ...others].map(column => (
              <th key={column.id} scope="col" {...marks(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.rows.map(row => (
            <tr
              key={row.id}
              aria-current={row.id === chosen || undefined}
              data-changed={changed.has(row.id) || undefined}
            >
              <th scope="row" data-column="name">
                {to === null ? (
                  first.text(row)
                ) : (
                  <Link {...to(row)} search={filter} resetScroll={false} aria-label={first.said?.(row)}>
                    {first.text(row)}
                  </Link>
                )}
                {changedBy(row) !== null && <p className={classes.by}>{changedBy(row)}</p>}
              </th>
              {others.map(column => (
                <td key={column.id} {...marks(column)}>
                  {column.cell === undefined ? column.text(row) : column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function marks<Row>({ id, label, wideOnly, atEnd }: Column<Row>) {
  const named = atEnd === true ? label : undefined;
  return { 'data-column': id, 'data-label': named, 'data-wide-only': wideOnly, 'data-at-end': atEnd };
}
