import { useParams } from '@tanstack/react-router';
import { JobRequestPanel } from '#features/applications/job-request-panel.tsx';
import { JobScreen } from '#features/jobs/job-screen.tsx';

export function JobPage() {
  const { jobId } = useParams({ from: '/rockstar/jobs/$jobId' });
  return <JobScreen key={jobId} jobId={jobId} acts={<JobRequestPanel jobId={jobId} />} />;
}
