import { useTranslations } from 'use-intl';
import type { Hours } from '#domain/timesheets/hours.ts';
import { useFormat } from '#i18n/use-format.ts';

/** What there is to look at in these hours; null when nothing. */
export function useIssueWords(): (hours: Hours) => string | null {
  const t = useTranslations('timesheets.issues');
  const format = useFormat();
  return ({ issue }) => {
    if (issue === null) return null;
    if (issue.kind === 'apart' || issue.kind === 'over')
      return t(issue.kind, { duration: format.duration(issue.minutes) });
    return t(issue.kind);
  };
}
