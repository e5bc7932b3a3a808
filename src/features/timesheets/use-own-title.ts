import { useTranslations } from 'use-intl';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { isSettled } from '#domain/timesheets/rules.ts';
import { useFormat } from '#i18n/use-format.ts';

/** The title is the answer to why one opened it. What only this device knows is neither sent nor agreed, and nobody looks at it yet. */
export function useOwnTitle(): (hours: TrackedHours) => string {
  const t = useTranslations('timesheets.own');
  const format = useFormat();
  return ({ sheet, issue, pending }) => {
    if (isSettled(sheet.state)) return t(pending === null ? 'agreed' : 'accepted');
    if (sheet.state === 'disputed') return t(pending === null ? 'disputed' : 'asking');
    if (issue?.kind === 'apart') return t('apart', { duration: format.duration(issue.minutes) });
    if (sheet.rockstarMin === null) return t('check');
    return t(pending === null ? 'sent' : 'saved');
  };
}
