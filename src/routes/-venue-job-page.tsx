import { useParams } from '@tanstack/react-router';
import { JobApplicantsPanel } from '#features/applications/job-applicants-panel.tsx';
import { VenueJobScreen } from '#features/jobs/venue-job-screen.tsx';
import { UndoPanel } from '#features/shifts/change/undo-panel.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';

export function VenueJobPage() {
  const { jobId } = useParams({ from: '/venue/jobs/$jobId' });
  return (
    <UndoPanel>
      <VenueOfPanel of={{ what: 'job', id: jobId }}>
        {own => (
          <VenueJobScreen
            key={jobId}
            own={own}
            jobId={jobId}
            applicants={job => <JobApplicantsPanel job={job} mayDecide={own.membership.role !== 'staff'} />}
          />
        )}
      </VenueOfPanel>
    </UndoPanel>
  );
}
