import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import type { SaveShiftArgs } from '#domain/shifts/commands.ts';
import { draftTimes, draftToArgs, type ShiftDraft } from '#domain/shifts/draft.ts';
import { eachDraft } from '#domain/shifts/drafts.ts';
import { editShift, seenOf, termsOf, typedInto } from '#domain/shifts/edit.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { isMaterial, rowToTerms } from '#domain/shifts/terms.ts';
import { notifyOutcome } from '#ui/toast.ts';
import type { ShiftForm } from './use-shift-form.ts';

interface PublishedEdit {
  readonly form: ShiftForm;
  readonly shift: Shift;
}

export function usePublishedEdit({ form, shift }: PublishedEdit) {
  const t = useTranslations('shifts.change');
  const navigate = useNavigate();
  const outcome = useOutcome();
  const edit = useCommand(editShift);
  const asArgs = (draft: ShiftDraft) => draftToArgs(draft, { id: shift.id, venueId: shift.venueId, tz: shift.tz });
  const given = (): SaveShiftArgs | null => {
    // A start that is not touched may be near.
    const [typed] = eachDraft(form.typed);
    const moved = typed === undefined || draftTimes(typed, shift.tz)?.startsAt !== shift.startsAt;
    const draft = form.check(moved)?.[0];
    return draft === undefined ? null : asArgs(draft);
  };
  const check = () => {
    const args = given();
    return args === null ? null : { material: isMaterial(shift, rowToTerms(termsOf({ ...args, place: shift.place }))) };
  };
  const failed = (error: Parameters<ShiftForm['fail']>[0]): void => {
    form.saves(false);
    form.fail(error);
  };
  const save = async (): Promise<void> => {
    const args = given();
    if (args === null) return;
    form.saves(true);
    const before = asArgs(form.base.draft);
    const typed = typedInto(before, args);
    const saved = await edit({ ...typed, seen: seenOf(before, typed), id: shift.id, version: form.base.version });
    if (!saved.ok) return failed(saved.error);
    form.forget();
    notifyOutcome(outcome(saved.commandId), { saved: t('savedOnDevice'), applied: t('saved') });
    await navigate({ to: '/venue/shifts/$shiftId', params: { shiftId: shift.id }, replace: true });
  };
  return { check, save };
}
