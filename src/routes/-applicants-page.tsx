import { useParams } from '@tanstack/react-router';
import { ApplicantsOfPanel } from '#features/applications/applicants-of-panel.tsx';
import { CoverWayPanel } from '#features/covers/cover-way-panel.tsx';
import { InvitePanel } from '#features/invitations/invite-panel.tsx';
import { UndoPanel } from '#features/shifts/change/undo-panel.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';

export function ApplicantsPage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/applicants' });
  return (
    <UndoPanel>
      <OwnVenuePanel>
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
      </OwnVenuePanel>
    </UndoPanel>
  );
}
