import { useTranslations } from 'use-intl';
import type { HealthFigure } from '#domain/admin/health.ts';
import { useFormat } from '#i18n/use-format.ts';

const KNOWN = [
  'clock_last_run',
  'clock_last_good_run',
  'clock_rows_failing',
  'oldest_transaction',
  'deadlocks',
  'command_errors',
  'mails_waiting',
  'oldest_mail',
  'mails_given_up',
  'database_size',
] as const;

/** A figure of the operator in words; one that this version does not know keeps its name. */
export function useFigureText(): (figure: HealthFigure) => { name: string; value: string; toDo: string | null } {
  const t = useTranslations('admin.health');
  const format = useFormat();
  const said = ({ value, unit }: HealthFigure): string => {
    if (value === null) return t('unknown');
    if (unit === 's')
      return value < 60 ? t('seconds', { n: format.number(value) }) : format.duration(Math.round(value / 60));
    if (unit === 'bytes') return t('megabytes', { n: format.number(Math.ceil(value / 1_048_576)) });
    return format.number(value);
  };
  return of => {
    const known = KNOWN.find(name => name === of.figure);
    return {
      name: known === undefined ? of.figure : t(`figures.${known}.name`),
      value: said(of),
      toDo: known === undefined ? null : t(`figures.${known}.toDo`),
    };
  };
}
