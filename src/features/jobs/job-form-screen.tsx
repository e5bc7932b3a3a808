// Posting a job, or changing one: native fields, the mistakes at the field and in a summary.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { emptyJob, type JobDraft, jobToDraft } from '#domain/jobs/draft.ts';
import { jobById } from '#domain/jobs/queries.ts';
import { isRunning, type JobFault } from '#domain/jobs/rules.ts';
import type { Job } from '#domain/jobs/schema.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormStack } from '#ui/form-stack.tsx';
import { Screen } from '#ui/screen.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import { useJobForm } from './use-job-form.ts';

export function NewJobScreen({ own }: { readonly own: OwnVenue }) {
  return <JobFormScreen own={own} known={null} initial={emptyJob} />;
}

export function EditJobScreen({ own, jobId }: { readonly own: OwnVenue; readonly jobId: string }) {
  const t = useTranslations('jobs');
  const job = useQuery(jobById, { id: jobId });
  if (job === undefined) return null;
  if (job === null || !isRunning(job.status)) {
    return (
      <Screen title={t('gone')} titleHidden back="/venue/jobs">
        <EmptyState title={t('gone')}>{t('goneText')}</EmptyState>
      </Screen>
    );
  }
  return <JobFormScreen own={own} known={job} initial={jobToDraft(job)} />;
}

interface JobFormScreenProps {
  readonly own: OwnVenue;
  readonly known: Job | null;
  readonly initial: JobDraft;
}

function JobFormScreen({ own: { venue, membership }, known, initial }: JobFormScreenProps) {
  const t = useTranslations('jobs.form');
  const form = useJobForm({ venue, known, initial });
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
        <FormStack over={<ErrorSummary errors={errors} attempt={form.attempt} />}>
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
