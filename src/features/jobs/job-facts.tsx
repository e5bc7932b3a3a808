import { IconBriefcase, IconCalendarEvent, IconSparkles } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Job } from '#domain/jobs/schema.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import classes from './jobs.module.css';
import { useJobWords } from './use-job-words.ts';

/** What a job is, the same for both sides. */
export function JobFacts({ job }: { readonly job: Job }) {
  const t = useTranslations('jobs');
  const roleName = useRoleName();
  const { pay, terms, start } = useJobWords();
  return (
    <>
      <p className={classes.pay}>{pay(job)}</p>
      {job.description !== null && <p className={classes.text}>{job.description}</p>}
      <FactList>
        <Fact icon={IconBriefcase} label={t('work')} detail={terms(job)}>
          {roleName(job.role)}
        </Fact>
        <Fact icon={IconCalendarEvent} label={t('start')}>
          {start(job)}
        </Fact>
        {job.skills.length > 0 && (
          <Fact icon={IconSparkles} label={t('skills')}>
            {job.skills.map(roleName).join(', ')}
          </Fact>
        )}
      </FactList>
    </>
  );
}
