import { useParams } from '@tanstack/react-router';
import { EditJobScreen } from '#features/jobs/job-form-screen.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function EditJobPage() {
  const { jobId } = useParams({ from: '/venue/jobs_/$jobId/edit' });
  return <OwnVenuePanel>{own => <EditJobScreen key={jobId} own={own} jobId={jobId} />}</OwnVenuePanel>;
}
