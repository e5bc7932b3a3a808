// Posting a job, or changing one: native fields, the mistakes at the field and in a summary.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { argsToJobDraft, emptyJob, jobToDraft } from '#domain/jobs/draft.ts';
import { jobById } from '#domain/jobs/queries.ts';
import { refusedJob } from '#domain/jobs/refused.ts';
import { isRunning, type JobFault } from '#domain/jobs/rules.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { ChangedElsewhere } from '#ui/changed-elsewhere.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormStack } from '#ui/form-stack.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import { type JobForm, type JobFormStart, useJobForm } from './use-job-form.ts';

export function NewJobScreen({ own }: { readonly own: OwnVenue }) {
  return <JobFormScreen own={own} known={null} refused={null} initial={emptyJob} />;
}

export function EditJobScreen({ own, jobId }: { readonly own: OwnVenue; readonly jobId: string }) {
  const t = useTranslations('jobs');
  const job = useQuery(jobById, { id: jobId });
  const refused = useQuery(refusedJob, { id: jobId });
  if (job === undefined || refused === undefined) return null;
  if (job !== null && isRunning(job.status)) {
    return <JobFormScreen own={own} known={job} refused={null} initial={jobToDraft(job)} />;
  }
  if (job === null && refused !== null) {
    return <JobFormScreen own={refused.own} known={null} refused={refused} initial={argsToJobDraft(refused.args)} />;
  }
  return (
    <Screen title={t('gone')} titleHidden back="/venue/jobs">
      <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
    </Screen>
  );
}

interface JobFormScreenProps extends Omit<JobFormStart, 'venue'> {
  readonly own: OwnVenue;
}

function JobFormScreen({ own: { venue, membership }, known, refused, initial }: JobFormScreenProps) {
  const t = useTranslations('jobs.form');
  const form = useJobForm({ venue, known, refused, initial });
  const refusal = useRefusalWords();
  const words = (code: JobFault['code']) => (code === 'required' ? t('required') : refusal(code));
  const title = t(known === null ? 'titleNew' : 'titleEdit');
  if (membership.role === 'staff') {
    return (
      <Screen title={title} back="/venue/jobs">
        <p>{t('staffOnly')}</p>
      </Screen>
    );
  }
  const errors = form.faults.map(({ field, code }) => ({
    field: `job-${field}`,
    message: `${t(`label.${field}`)}: ${words(code)}`,
  }));
  const posting = known === null || known.status === 'draft';
  return (
    <Screen title={title} lead={venue.name} back="/venue/jobs">
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void (posting ? form.post() : form.save());
        }}
      >
        <FormStack
          over={
            <>
              <KeptLine kept={form.kept} />
              {refused !== null && <Notice tone="amber">{refusal(refused.code)}</Notice>}
              <ErrorSummary errors={errors} attempt={form.attempt} />
              <JobChanged form={form} />
            </>
          }
        >
          <JobFormFields form={form} currency={venue.currency} words={words} />
        </FormStack>
        <ActBar lit>
          <ActButton variant="lit" type="submit">
            {t(posting ? 'publish' : 'change')}
          </ActButton>
          {posting && (
            <Button size="lg" variant="outline" onClick={() => void form.save()}>
              {t('save')}
            </Button>
          )}
        </ActBar>
      </form>
    </Screen>
  );
}

/** A colleague saved it while it was being edited here: whose words shall stand. */
function JobChanged({ form }: { readonly form: JobForm }) {
  const t = useTranslations('jobs.form');
  if (form.changed === null) return null;
  return <ChangedElsewhere words={t('changed')} onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />;
}
