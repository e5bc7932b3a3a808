import { useParams } from '@tanstack/react-router';
import { JobApplicationPanel } from '#features/applications/job-application-panel.tsx';
import { JobScreen } from '#features/jobs/job-screen.tsx';

export function JobPage() {
  const { jobId } = useParams({ from: '/rockstar/jobs/$jobId' });
  return <JobScreen key={jobId} jobId={jobId} acts={<JobApplicationPanel jobId={jobId} />} />;
}
