// The state of the job form: what was typed (kept on the device until it was saved), what is wrong with it once
// somebody tried to save, and the saving.

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { type JobId, newId } from '#domain/ids.ts';
import { publishJob, saveJob } from '#domain/jobs/commands.ts';
import { type JobDraft, jobDraftToArgs, jobToDraft } from '#domain/jobs/draft.ts';
import type { RefusedJob } from '#domain/jobs/refused.ts';
import { type JobField, jobFaults } from '#domain/jobs/rules.ts';
import type { Job } from '#domain/jobs/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notify, notifyNotSaved, notifyOutcome } from '#ui/toast.ts';
import { useOnce } from '#ui/use-once.ts';

export interface JobFormStart {
  readonly venue: Venue;
  readonly known: Job | null;
  /** A new one that the server did not take: another comes in its place. */
  readonly refused: RefusedJob | null;
  readonly initial: JobDraft;
}

export function useJobForm(start: JobFormStart) {
  const { venue, known, refused } = start;
  const t = useTranslations('jobs.form');
  const save = useCommands();
  const once = useOnce();
  const { discard } = useOutbox();
  const arrive = useArrival();
  const [attempt, setAttempt] = useState(0);
  const name = `job-${known?.id ?? refused?.args.id ?? `new-${venue.id}`}`;
  const there = known && jobToDraft(known);
  const { value: draft, change, forget, kept, changed, standOn, saves } = useKeptForm(name, start.initial, there);
  const type = (changes: Partial<JobDraft>): void => change(before => ({ ...before, ...changes }));
  const found = jobFaults(draft);

  const keep = async (posting: boolean): Promise<boolean> => {
    setAttempt(before => before + 1);
    const id = known?.id ?? newId<JobId>();
    const args = jobDraftToArgs(draft, { id, venueId: venue.id });
    if (found.length > 0 || args === null || changed !== null) return false;
    const written = { command: saveJob, args: known === null ? args : { ...args, version: known.version } };
    const version = (known?.version ?? 0) + 1;
    saves(true);
    const saved = await save(posting ? [written, { command: publishJob, args: { id, version } }] : [written]);
    if (!saved.ok) {
      saves(false);
      notifyNotSaved(t('notSaved'));
      return false;
    }
    forget();
    await arrive({ id, posting, commandIds: saved.commandIds });
    await Promise.all(refused?.commandIds.map(discard) ?? []);
    return true;
  };

  const faults = attempt === 0 ? [] : found;
  return {
    draft,
    kept,
    /** What is there by now, where a colleague wrote something else than what was opened. */
    changed,
    /** What is typed here is meant to replace it, or what is there to replace what is typed. */
    keepMine: () => changed && standOn(changed),
    takeTheirs: () => {
      if (changed === null) return;
      type(changed);
      standOn(changed);
    },
    change: type,
    faults,
    faultOf: (field: JobField) => faults.find(fault => fault.field === field)?.code ?? null,
    attempt,
    post: () => once(() => keep(true)),
    save: () => once(() => keep(false)),
  };
}

export type JobForm = ReturnType<typeof useJobForm>;

interface Arrived {
  readonly id: JobId;
  readonly posting: boolean;
  readonly commandIds: readonly string[];
}

function useArrival() {
  const t = useTranslations('jobs.form');
  const navigate = useNavigate();
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  return async ({ id, posting, commandIds }: Arrived): Promise<void> => {
    if (posting) notifyOutcome(outcome(...commandIds), { saved: savedHere, applied: t('posted') });
    else notify(t('saved'));
    await navigate({ to: '/venue/jobs/$jobId', params: { jobId: id }, replace: true });
  };
}
