// Saving many shifts with one tap: all of them or none, and the words for it.
import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { newId } from '#domain/ids.ts';
import { actsFor } from '#domain/shifts/again.ts';
import type { ShiftDraft } from '#domain/shifts/draft.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { notify, notifyFailure, notifyOutcome } from '#ui/toast.ts';

/** False when nothing was saved; it has been said why. */
export function useBatch(venue: PlacedVenue): (drafts: readonly ShiftDraft[], publish: boolean) => Promise<boolean> {
  const t = useTranslations('board');
  const applications = useTranslations('applications.toast');
  const outcome = useOutcome();
  const save = useCommands();
  return async (drafts, publish) => {
    const saved = await save(actsFor({ drafts, venue, newId, publish }));
    if (!saved.ok) {
      notifyFailure(applications('notSaved'), 'high');
      return false;
    }
    const n = drafts.length;
    if (publish)
      notifyOutcome(outcome(...saved.commandIds), {
        saved: t('postedAllOnDevice', { n }),
        applied: t('postedAll', { n }),
      });
    else notify(t('savedAll', { n }));
    return true;
  };
}
