import { useParams } from '@tanstack/react-router';
import { JobApplicantsPanel } from '#features/applications/job-applicants-panel.tsx';
import { VenueJobScreen } from '#features/jobs/venue-job-screen.tsx';
import { UndoPanel } from '#features/shifts/change/undo-panel.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function VenueJobPage() {
  const { jobId } = useParams({ from: '/venue/jobs/$jobId' });
  return (
    <UndoPanel>
      <OwnVenuePanel>
        {own => (
          <VenueJobScreen
            key={jobId}
            own={own}
            jobId={jobId}
            applicants={job => <JobApplicantsPanel job={job} mayDecide={own.membership.role !== 'staff'} />}
          />
        )}
      </OwnVenuePanel>
    </UndoPanel>
  );
}
