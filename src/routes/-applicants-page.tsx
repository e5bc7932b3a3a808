import { useParams } from '@tanstack/react-router';
import { ApplicantsOfPanel } from '#features/applications/applicants-of-panel.tsx';
import { CoverWayPanel } from '#features/covers/cover-way-panel.tsx';
import { InvitePanel } from '#features/invitations/invite-panel.tsx';
import { UndoPanel } from '#features/shifts/change/undo-panel.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';

export function ApplicantsPage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/applicants' });
  return (
    <UndoPanel>
      <VenueOfPanel of={{ what: 'shift', id: shiftId }}>
        {own => {
          const mayDecide = own.membership.role !== 'staff';
          return (
            <ApplicantsOfPanel
              key={shiftId}
              shiftId={shiftId}
              mayDecide={mayDecide}
              invite={shift => mayDecide && <InvitePanel shift={shift} cover={<CoverWayPanel shift={shift} />} />}
            />
          );
        }}
      </VenueOfPanel>
    </UndoPanel>
  );
}
