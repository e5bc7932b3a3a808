// The state of the post form: what was typed (kept through a reload until it was saved), what is wrong with it once
// somebody tried to save, and the saving.
import { useSessionStorage } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { newId, type ShiftId } from '#domain/ids.ts';
import { publishShift, saveShift } from '#domain/shifts/commands.ts';
import { type DraftFault, type DraftField, draftFaults, draftToArgs, type ShiftDraft } from '#domain/shifts/draft.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { notify } from '#ui/toast.ts';

interface ShiftFormStart {
  readonly venue: Venue;
  /** The draft that is edited; null for a new one. */
  readonly known: Shift | null;
  readonly initial: ShiftDraft;
}

export type SaveTrouble = 'quota' | 'storage';

export function useShiftForm({ venue, known, initial }: ShiftFormStart) {
  const t = useTranslations('shifts');
  const navigate = useNavigate();
  const offline = useSyncStatus().phase === 'offline';
  const [draft, setDraft, forget] = useSessionStorage<ShiftDraft>({
    key: `encore-shift-${known?.id ?? `new-${venue.id}`}`,
    defaultValue: initial,
    getInitialValueInEffect: false,
  });
  const [tried, setTried] = useState<{ readonly nth: number; readonly publish: boolean }>({ nth: 0, publish: false });
  const [trouble, setTrouble] = useState<SaveTrouble | null>(null);
  const save = useCommand(saveShift);
  const publish = useCommand(publishShift);
  const faultsFor = (posting: boolean) => draftFaults(draft, venue.tz, posting ? Date.now() : null);
  const faults: readonly DraftFault[] = tried.nth === 0 ? [] : faultsFor(tried.publish);

  const submit = async (posting: boolean): Promise<void> => {
    setTried(before => ({ nth: before.nth + 1, publish: posting }));
    const args = draftToArgs(draft, { id: known?.id ?? newId<ShiftId>(), venueId: venue.id, tz: venue.tz });
    if (args === null || faultsFor(posting).length > 0) return;
    const saved = await save(args);
    const posted = saved.ok && posting ? await publish({ id: args.id, version: (known?.version ?? 0) + 1 }) : saved;
    if (!posted.ok) {
      setTrouble(posted.error.kind === 'not-saved' && posted.error.trouble === 'quota' ? 'quota' : 'storage');
      return;
    }
    forget();
    notify(posting ? t(offline ? 'manage.postedOnDevice' : 'manage.posted') : t('form.saved'));
    await navigate({ to: '/venue/shifts/$shiftId', params: { shiftId: args.id }, replace: true });
  };

  return {
    draft,
    change: (changes: Partial<ShiftDraft>) => setDraft(before => ({ ...before, ...changes })),
    faults,
    faultOf: (field: DraftField) => faults.find(fault => fault.field === field)?.code ?? null,
    attempt: tried.nth,
    trouble,
    submit,
  };
}

export type ShiftForm = ReturnType<typeof useShiftForm>;
