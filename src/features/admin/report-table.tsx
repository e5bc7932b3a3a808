// The lines of one report: as a table, on a phone as cards, and as a file.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import type { ReadReport } from '#domain/admin/reports.ts';
import { type CsvCell, csvText } from '#domain/csv.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { useFormat } from '#i18n/use-format.ts';
import { download } from '#ui/download.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import classes from './market.module.css';
import { MarketChoices, type MarketChoicesProps } from './market-choices.tsx';
import { marketAsked } from './market-search.ts';
import { Reading } from './reading.tsx';

export interface ReportColumn<Row> {
  readonly label: string;
  readonly text: (row: Row) => string;
  /** In place of its text, in the file: a figure that a spreadsheet can add up. */
  readonly inFile?: (row: Row) => CsvCell;
  /** Says nothing on the screen that its neighbours do not. */
  readonly fileOnly?: true;
  /** In place of its text, on the screen. */
  readonly shown?: (row: Row) => ReactNode;
}

interface ReportTableProps<Row> extends MarketChoicesProps {
  readonly title: string;
  readonly question: string;
  readonly read: ReadReport<Row>;
  /** The first names the line. */
  readonly columns: readonly ReportColumn<Row>[];
  readonly keyOf: (row: Row) => string;
}

export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { title, question, read, columns, keyOf, search, onSearch, children } = props;
  const t = useTranslations('admin.reports');
  const market = useTranslations('admin.market');
  const format = useFormat();
  const query = useOnlineQuery({ followed: question }, read, marketAsked(search));
  const lines = query.value?.rows ?? [];
  const save = () =>
    download(
      `${t('file')}-${title}.csv`,
      'text/csv;charset=utf-8',
      csvText(
        [columns.map(({ label }) => label), ...lines.map(row => columns.map(({ text, inFile = text }) => inFile(row)))],
        deviceTag(),
      ),
    );
  return (
    <section aria-label={title}>
      <MarketChoices search={search} onSearch={onSearch}>
        <Button
          variant="outline"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          disabled={lines.length === 0}
          onClick={save}
        >
          {market('csv')}
        </Button>
        {children}
      </MarketChoices>
      <Reading query={query} loading={t('loading')} failed={t('failed')}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <>
              <Lines
                title={title}
                rows={rows}
                columns={columns.filter(({ fileOnly }) => fileOnly !== true)}
                keyOf={keyOf}
              />
              {total > rows.length && (
                <p className={classes.dim}>{t('most', { n: format.number(rows.length), all: format.number(total) })}</p>
              )}
            </>
          )
        }
      </Reading>
    </section>
  );
}

type LinesProps<Row> = Pick<ReportTableProps<Row>, 'title' | 'columns' | 'keyOf'> & { readonly rows: readonly Row[] };

function Lines<Row>({ title, rows, columns: [name, ...columns], keyOf }: LinesProps<Row>) {
  if (name === undefined) return null;
  return (
    <div className={classes.frame}>
      <table className={classes.cities} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{name.label}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              <th scope="row">{name.shown === undefined ? name.text(row) : name.shown(row)}</th>
              {columns.map(({ label, text }) => (
                <td key={label} data-label={label}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
