import { useTranslations } from 'use-intl';
import type { Hours } from '#domain/timesheets/hours.ts';
import { isSettled } from '#domain/timesheets/rules.ts';
import { useFormat } from '#i18n/use-format.ts';

/** The title is the answer to why one opened it. */
export function useOwnTitle(): (hours: Hours) => string {
  const t = useTranslations('timesheets.own');
  const format = useFormat();
  return ({ sheet, issue }) => {
    if (isSettled(sheet.state)) return t('agreed');
    if (sheet.state === 'disputed') return t('disputed');
    if (issue?.kind === 'apart') return t('apart', { duration: format.duration(issue.minutes) });
    return t(sheet.rockstarMin === null ? 'check' : 'sent');
  };
}
