import { useParams } from '@tanstack/react-router';
import { ApplicantsOfPanel } from '#features/applications/applicants-of-panel.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function ApplicantsPage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/applicants' });
  return (
    <OwnVenuePanel>
      {own => <ApplicantsOfPanel key={shiftId} shiftId={shiftId} mayDecide={own.membership.role !== 'staff'} />}
    </OwnVenuePanel>
  );
}
