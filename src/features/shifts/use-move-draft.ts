import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { saveShift } from '#domain/shifts/commands.ts';
import { draftToArgs, type ShiftDraft } from '#domain/shifts/draft.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { notify, notifyFailure } from '#ui/toast.ts';

/** A draft on another day is the same draft. False when it was not saved; it has been said why. */
export function useMoveDraft(venue: PlacedVenue): (shift: Shift, draft: ShiftDraft) => Promise<boolean> {
  const t = useTranslations('board.again');
  const applications = useTranslations('applications.toast');
  const save = useCommand(saveShift);
  return async (shift, draft) => {
    const args = draftToArgs(draft, { id: shift.id, venueId: venue.id, tz: venue.tz });
    const saved = args !== null && (await save(args)).ok;
    if (saved) notify(t('moved'));
    else notifyFailure(applications('notSaved'), 'high');
    return saved;
  };
}
