import { useParams } from '@tanstack/react-router';
import { ApplicantsPanel } from '#features/applications/applicants-panel.tsx';
import { AttendancePanel } from '#features/attendance/attendance-panel.tsx';
import { CoverWayPanel } from '#features/covers/cover-way-panel.tsx';
import { InvitePanel } from '#features/invitations/invite-panel.tsx';
import { MessageEveryonePanel } from '#features/messages/message-everyone-panel.tsx';
import { UndoPanel } from '#features/shifts/change/undo-panel.tsx';
import { VenueShiftScreen } from '#features/shifts/one-shift/venue-shift-screen.tsx';
import { TransfersDecidePanel } from '#features/transfers/transfers-decide-panel.tsx';
import { VenueOfPanel } from '#features/venues/venue-of-panel.tsx';
import { bookedPerson } from './-booked-person.tsx';

export function VenueShiftPage() {
  const { shiftId } = useParams({ from: '/venue/shifts/$shiftId' });
  return (
    <UndoPanel>
      <VenueOfPanel of={{ what: 'shift', id: shiftId }}>
        {own => (
          <VenueShiftScreen
            key={shiftId}
            own={own}
            shiftId={shiftId}
            place={bookedPerson}
            applicants={shift => (
              <>
                <AttendancePanel shift={shift} mayRecord={own.membership.role !== 'staff'} />
                <TransfersDecidePanel shiftId={shift.id} mayDecide={own.membership.role !== 'staff'} />
                {own.membership.role !== 'staff' && <MessageEveryonePanel shift={shift} />}
                <ApplicantsPanel shift={shift} mayDecide={own.membership.role !== 'staff'} compares />
                {own.membership.role !== 'staff' && (
                  <InvitePanel shift={shift} cover={<CoverWayPanel shift={shift} />} />
                )}
              </>
            )}
          />
        )}
      </VenueOfPanel>
    </UndoPanel>
  );
}
