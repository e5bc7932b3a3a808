// What is done with a venue's patterns. Drafts that come of one are told, and undone, like any act at the board.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { newId } from '#domain/ids.ts';
import { deleteShiftPattern, saveShiftPattern } from '#domain/patterns/commands.ts';
import type { PatternShift, ShiftPattern } from '#domain/patterns/schema.ts';
import { stepsFor } from '#domain/shifts/again.ts';
import type { ShiftDraft } from '#domain/shifts/draft.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';

interface Applying {
  readonly pattern: ShiftPattern;
  readonly drafts: readonly ShiftDraft[];
  readonly run: Run;
}

interface Keeping {
  readonly name: string;
  readonly shifts: readonly PatternShift[];
  /** The one that has this name already. */
  readonly known: ShiftPattern | undefined;
}

export function usePatternActs(venue: PlacedVenue) {
  const t = useTranslations('board.patterns');
  const applications = useTranslations('applications.toast');
  const undo = useTranslations('planner.undo');
  const save = useCommand(saveShiftPattern);
  const throwAway = useCommand(deleteShiftPattern);
  const told = ({ ok }: { readonly ok: boolean }, words: string) => {
    if (ok) notify(words);
    else notifyNotSaved(applications('notSaved'));
    return ok;
  };
  return {
    apply: ({ pattern, drafts, run }: Applying) =>
      run({
        steps: () => stepsFor({ drafts, venue, newId, publish: false }),
        what: t('what', { name: pattern.name, n: drafts.length }),
        said: t('said', { name: pattern.name, n: drafts.length }),
      }),
    keep: async ({ name, shifts, known }: Keeping) =>
      told(await save({ id: known?.id ?? newId(), venue_id: venue.id, name, shifts: [...shifts] }), t('kept')),
    rename: async ({ id, name: before }: ShiftPattern, name: string) =>
      told(await save({ id, venue_id: venue.id, name, seen: { name: before } }), t('renamed')),
    /** The whole team loses it, by one press: it can be brought back, under an id of its own. */
    remove: async ({ id, name, shifts }: ShiftPattern) => {
      const deleted = await throwAway({ id });
      const back = async () =>
        told(await save({ id: newId(), venue_id: venue.id, name, shifts: [...shifts] }), t('kept'));
      if (deleted.ok) notify(t('deleted'), { label: undo('button'), run: () => void back() });
      else notifyNotSaved(applications('notSaved'));
    },
  };
}
