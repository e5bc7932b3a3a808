// The state of the post form: what was typed (kept on the device until it was saved), what is wrong with it once
// somebody tried to save, and the saving: all shifts of the post, or none. Not every change moves a shift's version (higher pay, other
// notes), so what is typed stands on both: the version, and what was written.

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { newId } from '#domain/ids.ts';
import { actsFor, actsToChange } from '#domain/shifts/again.ts';
import { type ShiftDraft, shiftToDraft } from '#domain/shifts/draft.ts';
import { asDrafts, eachDraft, type FormFault, formFaults, type ShiftDrafts } from '#domain/shifts/drafts.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import type { RefusedShift } from '#domain/shifts/refused.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { notify, notifyOutcome } from '#ui/toast.ts';
import { useOnce } from '#ui/use-once.ts';

interface ShiftFormStart {
  readonly venue: PlacedVenue;
  /** The draft that is edited; null for a new post. */
  readonly known: WrittenShift | null;
  /** In whose place the new one comes. */
  readonly refused?: RefusedShift | null;
  readonly initial: ShiftDraft;
}

interface StandsOn {
  readonly version: number;
  readonly draft: ShiftDraft;
}

type SaveFailure = Extract<Awaited<ReturnType<ReturnType<typeof useCommands>>>, { readonly ok: false }>['error'];

export type SaveTrouble = 'quota' | 'storage';

export function useShiftForm({ venue, known, refused = null, initial }: ShiftFormStart) {
  const [tried, setTried] = useState<{ readonly nth: number; readonly publish: boolean }>({ nth: 0, publish: false });
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null);
  const there = known && { version: known.version, draft: shiftToDraft(known) };
  const name = `post-${known?.id ?? refused?.args.id ?? `new-${venue.id}`}`;
  const kept = useKeptForm<ShiftDrafts, StandsOn>(name, asDrafts(initial), there);
  const { value: typed, change: type, forget, base, changed, saves } = kept;
  const { discard } = useOutbox();
  const now = useEncoreNow();
  const save = useCommands();
  const once = useOnce();
  const arrive = useArrival(known);
  const faultsFor = (publishing: boolean) => formFaults(typed, venue.tz, publishing ? now : null);
  const faults: readonly FormFault[] = tried.nth === 0 ? [] : faultsFor(tried.publish);

  /** What was typed, when nothing is wrong with it; from then on what is wrong is shown. */
  const check = (publishing: boolean): readonly ShiftDraft[] | null => {
    setTried(before => ({ nth: before.nth + 1, publish: publishing }));
    return faultsFor(publishing).length > 0 || changed !== null ? null : eachDraft(typed);
  };
  const fail = (error: SaveFailure) =>
    setTrouble(error.kind === 'not-saved' && error.trouble === 'quota' ? 'quota' : 'storage');

  const keep = async (publishing: boolean): Promise<boolean> => {
    const drafts = check(publishing);
    if (drafts === null) return false;
    const written = { drafts, venue, publish: publishing };
    const stands = known && { known: { ...known, version: base.version }, initial: base.draft };
    const acts = stands === null ? actsFor({ ...written, newId }) : actsToChange({ ...written, ...stands });
    saves(true);
    const saved = await save(acts);
    if (!saved.ok) {
      saves(false);
      fail(saved.error);
      return false;
    }
    forget();
    await arrive({ acts, publishing, commandIds: saved.commandIds });
    await Promise.all(refused?.commandIds.map(discard) ?? []);
    return true;
  };

  return {
    typed,
    change: (changes: Partial<ShiftDrafts>) => type(before => ({ ...before, ...changes })),
    /** Begins again with other contents: a template, what a colleague saved. */
    fill: (draft: ShiftDraft) => type(() => asDrafts(draft)),
    faults,
    faultOf: (field: string) => faults.find(fault => fault.field === field)?.code ?? null,
    attempt: tried.nth,
    trouble,
    kept: kept.kept,
    /** What is typed here was written over. */
    base,
    /** What is there by now, where somebody wrote something else than what was opened. */
    changed: changed && known,
    /** What is typed here is meant to replace it. */
    accept: () => changed && kept.standOn(changed),
    saves,
    check,
    fail,
    forget,
    post: () => once(() => keep(true)),
    saveDraft: () => once(() => keep(false)),
  };
}

export type ShiftForm = ReturnType<typeof useShiftForm>;

interface Arrived {
  readonly acts: ReturnType<typeof actsFor>;
  readonly publishing: boolean;
  readonly commandIds: readonly string[];
}

/** Says what became of it and goes there: to the shift, or to all of them. */
function useArrival(known: WrittenShift | null) {
  const t = useTranslations('shifts');
  const board = useTranslations('board');
  const navigate = useNavigate();
  const outcome = useOutcome();
  return async ({ acts, publishing, commandIds }: Arrived): Promise<void> => {
    const ids = [...new Set(acts.map(({ args }) => (args as { readonly id: string }).id))];
    const [shiftId] = ids;
    if (ids.length > 1 || shiftId === undefined) {
      const n = ids.length;
      const posted = { saved: board('postedAllOnDevice', { n }), applied: board('postedAll', { n }) };
      if (publishing) notifyOutcome(outcome(...commandIds), posted);
      else notify(board('savedAll', { n }));
      await navigate({ to: '/venue/shifts', replace: true });
      return;
    }
    const posted = { saved: t('manage.postedOnDevice'), applied: t('manage.posted') };
    if (publishing) notifyOutcome(outcome(...commandIds), posted);
    else notify(t('form.saved'));
    await navigate({ to: '/venue/shifts/$shiftId', params: { shiftId: known?.id ?? shiftId }, replace: true });
  };
}
