// The same weeks under each other by something, with what all of it comes to where that is said.
import { useTranslations } from 'use-intl';
import type { Currency } from '#domain/money.ts';
import { type Figures, fillRate, ratingOf } from '#domain/reports/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './reports.module.css';

interface ReportTableProps {
  readonly title: string;
  /** Of the first column. */
  readonly by: string;
  readonly lines: readonly { readonly key: string; readonly name: string; readonly figures: Figures }[];
  readonly total?: Figures | undefined;
  readonly currency: Currency;
}

export function ReportTable({ title, by, lines, total, currency }: ReportTableProps) {
  const t = useTranslations('reports');
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <table className={classes.roles} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{t('columns.hours')}</th>
            <th scope="col">{t('columns.cost')}</th>
            <th scope="col">{t('fillRate')}</th>
            <th scope="col">{t('columns.noShows')}</th>
            <th scope="col">{t('columns.rating')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, figures }) => (
            <Line key={key} name={name} of={figures} currency={currency} />
          ))}
          {total !== undefined && <Line name={t('together')} of={total} currency={currency} isTotal />}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly of: Figures;
  readonly currency: Currency;
  readonly isTotal?: boolean;
}

function Line({ name, of, currency, isTotal = false }: LineProps) {
  const t = useTranslations('reports');
  const format = useFormat();
  const or = (text: (value: number) => string, value: number | null) => (value === null ? t('nothing') : text(value));
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{name}</th>
      <td data-label={t('columns.hours')}>{format.hours(of.minutes)}</td>
      <td data-label={t('columns.cost')}>{format.money(of.costMinor, currency)}</td>
      <td data-label={t('fillRate')}>{or(format.share, fillRate(of))}</td>
      <td data-label={t('columns.noShows')}>{format.number(of.noShows)}</td>
      <td data-label={t('columns.rating')}>{or(format.rating, ratingOf(of))}</td>
    </tr>
  );
}
