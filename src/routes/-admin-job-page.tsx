import { useParams } from '@tanstack/react-router';
import { AdminJobScreen } from '#features/admin/admin-job-screen.tsx';

export function AdminJobPage() {
  const { jobId } = useParams({ from: '/admin/jobs/$jobId' });
  return <AdminJobScreen key={jobId} jobId={jobId} />;
}
