import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { actsToPost } from '#domain/shifts/again.ts';
import { publishFaults } from '#domain/shifts/rules.ts';
import type { WeekBoard } from '#domain/shifts/week.ts';
import { notify, notifyFailure } from '#ui/toast.ts';

/** Posts every draft of the week that can still be posted; says how many could not. */
export function usePostDrafts(): (board: WeekBoard) => Promise<void> {
  const t = useTranslations('board');
  const applications = useTranslations('applications.toast');
  const offline = useSyncStatus().phase === 'offline';
  const save = useCommands();
  return async board => {
    const drafts = board.rows.flatMap(({ days }) => days.flat().map(({ shift }) => shift)).filter(isDraft);
    const timely = drafts.filter(shift => publishFaults(shift, Date.now()).length === 0);
    const left = drafts.length - timely.length;
    const saved = await save(actsToPost(timely));
    if (!saved.ok) notifyFailure(applications('notSaved'), 'high');
    else if (timely.length > 0) notify(t(offline ? 'postedAllOnDevice' : 'postedAll', { n: timely.length }));
    if (left > 0) notifyFailure(t('notPosted', { n: left }), 'medium');
  };
}

function isDraft(shift: { readonly status: string }): boolean {
  return shift.status === 'draft';
}
