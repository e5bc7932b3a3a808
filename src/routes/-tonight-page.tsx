import { DecisionsPanel } from '#features/applications/decisions-panel.tsx';
import { JobDecisionsPanel } from '#features/applications/job-decisions-panel.tsx';
import { ContestedPanel } from '#features/attendance/contested-panel.tsx';
import { TonightActsPanel } from '#features/attendance/tonight-acts-panel.tsx';
import { PlacePanel } from '#features/bookings/place-panel.tsx';
import { MessagePersonPanel } from '#features/messages/message-person-panel.tsx';
import { UnreadLinePanel } from '#features/messages/unread-line-panel.tsx';
import { TonightScreen } from '#features/shifts/tonight-screen.tsx';
import { TransfersWaitingPanel } from '#features/transfers/transfers-waiting-panel.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { GapPanel } from './-gap-panel.tsx';
import { VenueFirstHour } from './-venue-first-hour.tsx';

export function TonightPage() {
  return (
    <OwnVenuePanel>
      {own => (
        <TonightScreen
          key={own.venue.id}
          own={own}
          fill={(shift, how) => <GapPanel shift={shift} {...how} />}
          decisions={
            <>
              <ContestedPanel venueId={own.venue.id} mayDecide={mayDecide(own)} />
              <TransfersWaitingPanel venueId={own.venue.id} />
              <DecisionsPanel venueId={own.venue.id} />
              <JobDecisionsPanel venueId={own.venue.id} />
            </>
          }
          person={{
            message: ({ workerId }) => (
              <MessagePersonPanel venueId={own.venue.id} personId={workerId} mayStart={mayDecide(own)} />
            ),
            acts: (booking, name) => (
              <>
                <PlacePanel booking={booking} side="venue" name={name} />
                <TonightActsPanel booking={booking} name={name} />
              </>
            ),
          }}
          firstHour={<VenueFirstHour own={own} />}
          unread={<UnreadLinePanel side="venue" />}
        />
      )}
    </OwnVenuePanel>
  );
}

const mayDecide = ({ membership }: { readonly membership: { readonly role: string } }) => membership.role !== 'staff';
