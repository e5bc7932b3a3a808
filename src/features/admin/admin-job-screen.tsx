// One job of any venue: what it says, what admins did about it, and taking it down.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminJob, type JobDetail } from '#domain/admin/posts.ts';
import { DetailFrame } from '#ui/detail-frame.tsx';
import { DetailTitle } from '#ui/detail-title.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DetailPart } from './detail-part.tsx';
import { PostHistory } from './post-history.tsx';
import { Reading } from './reading.tsx';
import { RemovePost } from './remove-post.tsx';
import { useJobPay } from './use-job-pay.ts';
import { useSeen } from './use-seen.ts';
import classes from './users.module.css';

export function AdminJobScreen({ jobId }: { readonly jobId: string }) {
  const t = useTranslations('admin.jobs');
  const list = useTranslations('admin.list');
  const query = useOnlineQuery('admin_job', adminJob, jobId);
  return (
    <DetailFrame title={query.value?.title ?? t('job')} back="/admin/jobs" keepsSearch>
      <Reading query={query} loading={list('loading')} failed={list('failed')}>
        {job =>
          job === null ? <EmptyState title={t('gone')} /> : <Job job={job} onChanged={() => void query.renew()} />
        }
      </Reading>
    </DetailFrame>
  );
}

interface JobProps {
  readonly job: JobDetail;
  readonly onChanged: () => void;
}

function Job({ job, onChanged }: JobProps) {
  const t = useTranslations('admin.jobs');
  const common = useTranslations('admin.posts');
  const pay = useJobPay();
  const seen = useSeen();
  const { id, title, venue, status, description, waiting, applied, postedAt, postedBy } = job;
  return (
    <>
      <header>
        <DetailTitle className={classes.name}>{title}</DetailTitle>
        <p className={classes.dim}>{venue}</p>
      </header>
      <DetailPart title={status === 'draft' ? t('job') : common(`statuses.${status}`)}>
        <li>
          {pay(job)}
          <small>{[common('posted', { at: seen(postedAt) }), postedBy].filter(Boolean).join(' · ')}</small>
        </li>
        <li>
          {t('applications', { n: applied })}
          <small>{common('waiting', { n: waiting })}</small>
        </li>
        {description !== null && <li className={classes.words}>{description}</li>}
      </DetailPart>
      <PostHistory history={job.history} />
      {(status === 'published' || status === 'paused') && (
        <RemovePost
          post="job"
          id={id}
          name={`${title}, ${venue}`}
          hint={common('jobHint', { waiting })}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
