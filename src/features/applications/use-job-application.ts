// A rockstar and one job: how they stand, and what they may do about it. Every act is saved on the device first.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useQuery } from '#bridge/use-query.ts';
import { respondOffer, submitApplication, withdrawApplication } from '#domain/applications/commands.ts';
import { ownApplications, type TrackedApplication } from '#domain/applications/queries.ts';
import { mayApplyAgain } from '#domain/applications/rules.ts';
import { type ApplicationId, newId } from '#domain/ids.ts';
import { jobById } from '#domain/jobs/queries.ts';
import { isOpenJob } from '#domain/jobs/rules.ts';
import type { Job } from '#domain/jobs/schema.ts';
import { notify, notifyFailure, notifyNotSaved } from '#ui/toast.ts';

export interface JobApplication {
  readonly job: Job;
  /** The latest one; null: never applied. */
  readonly application: TrackedApplication | null;
  readonly mayApply: boolean;
}

/** Undefined until storage has answered, and for a job that is gone. */
export function useJobApplication(jobId: string): JobApplication | undefined {
  const now = useEncoreNow();
  const job = useQuery(jobById, { id: jobId });
  const applied = useQuery(ownApplications, null);
  if (job == null || applied === undefined) return undefined;
  const past = applied.filter(one => one.jobId === job.id);
  return {
    job,
    application: past[0] ?? null,
    mayApply: isOpenJob(job, now) && mayApplyAgain(past) === 'yes',
  };
}

export function useJobActs(job: Job) {
  const t = useTranslations('applications.toast');
  const acts = useTranslations('common.acts');
  const outbox = useOutbox();
  const submit = useCommand(submitApplication);
  const withdraw = useCommand(withdrawApplication);
  const respond = useCommand(respondOffer);
  const said = async (saving: ReturnType<typeof submit>, words: string): Promise<boolean> => {
    const saved = await saving;
    if (!saved.ok) {
      notifyNotSaved(t('notSaved'));
      return false;
    }
    const takeBack = async () => {
      if (!(await outbox.discard(saved.commandId))) notifyFailure(t('decidedAlready'), 'medium');
    };
    notify(words, { label: acts('undo'), run: () => void takeBack() });
    return true;
  };
  return {
    apply: (note: string) =>
      said(
        submit({
          id: newId<ApplicationId>(),
          job_id: job.id,
          seen_version: job.version,
          ...(note.trim() === '' ? {} : { note }),
          about: { title: job.title },
        }),
        t('saved'),
      ),
    withdraw: (application: TrackedApplication) => said(withdraw({ id: application.id }), t('withdrawn')),
    answer: (application: TrackedApplication, answer: 'accept' | 'decline') =>
      said(
        respond({ id: application.id, answer, ...(answer === 'accept' ? { seen_version: job.version } : {}) }),
        t('saved'),
      ),
  };
}
