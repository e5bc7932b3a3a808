// The state of the job form: what was typed (kept through a reload until it was saved), what is wrong with it once
// somebody tried to save, and the saving.

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { type JobId, newId } from '#domain/ids.ts';
import { publishJob, saveJob } from '#domain/jobs/commands.ts';
import { type JobDraft, jobDraftToArgs } from '#domain/jobs/draft.ts';
import { type JobField, jobFaults } from '#domain/jobs/rules.ts';
import type { Job } from '#domain/jobs/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notify, notifyFailure, notifyOutcome } from '#ui/toast.ts';
import { useOnce } from '#ui/use-once.ts';

export function useJobForm(start: { readonly venue: Venue; readonly known: Job | null; readonly initial: JobDraft }) {
  const { venue, known, initial } = start;
  const t = useTranslations('jobs.form');
  const navigate = useNavigate();
  const save = useCommands();
  const once = useOnce();
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const [attempt, setAttempt] = useState(0);
  const [draft, setDraft, forget] = useTyped<JobDraft>(`job-${known?.id ?? `new-${venue.id}`}`, initial);
  const found = jobFaults(draft);

  const keep = async (posting: boolean): Promise<boolean> => {
    setAttempt(before => before + 1);
    const id = known?.id ?? newId<JobId>();
    const args = jobDraftToArgs(draft, { id, venueId: venue.id });
    if (found.length > 0 || args === null) return false;
    const written = { command: saveJob, args: known === null ? args : { ...args, version: known.version } };
    const version = (known?.version ?? 0) + 1;
    const saved = await save(posting ? [written, { command: publishJob, args: { id, version } }] : [written]);
    if (!saved.ok) {
      notifyFailure(t('notSaved'), 'high');
      return false;
    }
    forget();
    if (posting) notifyOutcome(outcome(...saved.commandIds), { saved: savedHere, applied: t('posted') });
    else notify(t('saved'));
    await navigate({ to: '/venue/jobs/$jobId', params: { jobId: id }, replace: true });
    return true;
  };

  const faults = attempt === 0 ? [] : found;
  return {
    draft,
    change: (changes: Partial<JobDraft>) => setDraft(before => ({ ...before, ...changes })),
    faults,
    faultOf: (field: JobField) => faults.find(fault => fault.field === field)?.code ?? null,
    attempt,
    post: () => once(() => keep(true)),
    save: () => once(() => keep(false)),
  };
}

export type JobForm = ReturnType<typeof useJobForm>;
