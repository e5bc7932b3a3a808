import { useParams } from '@tanstack/react-router';
import { EditJobScreen } from '#features/jobs/job-form-screen.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';

export function EditJobPage() {
  const { jobId } = useParams({ from: '/venue/jobs_/$jobId/edit' });
  return (
    <VenueOfPanel of={{ what: 'job', id: jobId }}>
      {own => <EditJobScreen key={jobId} own={own} jobId={jobId} />}
    </VenueOfPanel>
  );
}
