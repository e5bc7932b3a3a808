// Who applied for a job, step by step towards an answer, and the venue's word on each.
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { applicationsOfJob, type TrackedApplication } from '#domain/applications/queries.ts';
import { awaitsDecision } from '#domain/applications/rules.ts';
import { JOB_STEPS, stepOf } from '#domain/applications/steps.ts';
import type { Job } from '#domain/jobs/schema.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { Profile } from '#domain/profiles/schema.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { Initials } from '#ui/initials.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './applicants-panel.module.css';
import { DeclineApplicant } from './decline-applicant.tsx';
import { useDecide } from './use-decide.ts';
import { useView } from './use-view.ts';

interface JobApplicantsPanelProps {
  readonly job: Job;
  /** Managers decide; staff look on. */
  readonly mayDecide: boolean;
}

export function JobApplicantsPanel({ job, mayDecide }: JobApplicantsPanelProps) {
  const t = useTranslations('jobs.pipeline');
  const applications = useQuery(applicationsOfJob, { jobId: job.id });
  const ids = useMemo(() => applications?.map(({ workerId }) => workerId) ?? [], [applications]);
  const people = useQuery(profilesByIds, { ids });
  useView(applications ?? [], mayDecide);
  if (applications === undefined || people === undefined) return null;
  if (applications.length === 0) return <p className={classes.none}>{t('none')}</p>;
  return JOB_STEPS.map(step => {
    const here = applications.filter(one => stepOf(one.status) === step);
    if (here.length === 0) return null;
    return (
      <section key={step} className={classes.panel}>
        <PartHeading data-heading="panel" className={classes.heading}>
          <span>{t(`steps.${step}`)}</span>
          <span className={classes.count}>{here.length}</span>
        </PartHeading>
        <ul role="list" className={classes.rows}>
          {here.map(one => (
            <JobApplicantRow
              key={one.id}
              application={one}
              person={people.get(one.workerId) ?? null}
              mayDecide={mayDecide}
            />
          ))}
        </ul>
      </section>
    );
  });
}

interface JobApplicantRowProps {
  readonly application: TrackedApplication;
  /** Null: this device does not know the card. */
  readonly person: Profile | null;
  readonly mayDecide: boolean;
}

function JobApplicantRow({ application, person, mayDecide }: JobApplicantRowProps) {
  const t = useTranslations('jobs.pipeline');
  const shifts = useTranslations('shifts.manage');
  const when = useWhen();
  const roleName = useRoleName();
  const name = person?.name ?? shifts('unknownRockstar');
  const line = application.status === 'offered' && application.holdUntil !== null;
  return (
    <li className={classes.row}>
      <Initials who={application.workerId} name={name} size={40} />
      <div className={classes.body}>
        <div className={classes.head}>
          <PersonLink id={application.workerId} name={name} />
          {application.pending !== null && application.status !== 'viewed' && <StateChip state="onThisDevice" />}
        </div>
        <p className={classes.meta}>
          {[person?.skills.map(roleName).join(', '), t('applied', { time: when(application.recordedAt) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {line && <p className={classes.meta}>{t('until', { by: when.by(application.holdUntil ?? 0) })}</p>}
        {application.note !== null && application.note !== '' && <p className={classes.note}>{application.note}</p>}
        {mayDecide && awaitsDecision(application.status) && <JobDecision application={application} name={name} />}
      </div>
    </li>
  );
}

function JobDecision({ application, name }: { readonly application: TrackedApplication; readonly name: string }) {
  const t = useTranslations('jobs.pipeline');
  const decide = useDecide(application, name);
  return (
    <div className={classes.acts}>
      <Button size="sm" onClick={() => void decide('offer')} aria-label={t('offerName', { name })}>
        {t('offer')}
      </Button>
      {application.status !== 'shortlisted' && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void decide('shortlist')}
          aria-label={t('shortlistName', { name })}
        >
          {t('shortlist')}
        </Button>
      )}
      <DeclineApplicant application={application} name={name} onDecline={words => decide('reject', words)} />
    </div>
  );
}
