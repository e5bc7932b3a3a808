import { useSearch } from '@tanstack/react-router';
import { ShownTogether } from '#bridge/shown-together.tsx';
import { DecisionsPanel } from '#features/applications/decisions-panel.tsx';
import { JobDecisionsPanel } from '#features/applications/job-decisions-panel.tsx';
import { ContestedPanel } from '#features/attendance/contested-panel.tsx';
import { DisputesWaitingPanel } from '#features/disputes/disputes-waiting-panel.tsx';
import { MessageTonightPanel } from '#features/messages/message-everyone-panel.tsx';
import { UnreadLinePanel } from '#features/messages/unread-line-panel.tsx';
import { UndoPanel } from '#features/shifts/change/undo-panel.tsx';
import { VenueFirstScreen } from '#features/shifts/tonight/venue-first-screen.tsx';
import { HoursWaitingPanel } from '#features/timesheets/hours-waiting-panel.tsx';
import { TransfersWaitingPanel } from '#features/transfers/transfers-waiting-panel.tsx';
import { OwnVenuePanel } from '#features/venues/own-venue-panel.tsx';
import { GapPanel } from './-gap-panel.tsx';
import { personParts } from './-tonight-person.tsx';
import { VenueFirstHour } from './-venue-first-hour.tsx';

export function TonightPage() {
  const { view } = useSearch({ strict: false });
  return (
    <ShownTogether>
      <UndoPanel>
        <OwnVenuePanel>
          {own => (
            <VenueFirstScreen
              key={own.venue.id}
              night={view === 'night'}
              own={own}
              fill={(shift, how) => <GapPanel shift={shift} {...how} />}
              decisions={
                <>
                  <ContestedPanel venueId={own.venue.id} mayDecide={mayDecide(own)} />
                  {mayDecide(own) && <DisputesWaitingPanel venueId={own.venue.id} />}
                  <TransfersWaitingPanel venueId={own.venue.id} />
                  <DecisionsPanel venueId={own.venue.id} />
                  <JobDecisionsPanel venueId={own.venue.id} />
                </>
              }
              person={personParts(own.venue.id, mayDecide(own))}
              everyone={workers => <MessageTonightPanel venueId={own.venue.id} workers={workers} />}
              hours={<HoursWaitingPanel own={own} />}
              firstHour={<VenueFirstHour own={own} />}
              unread={<UnreadLinePanel side="venue" />}
            />
          )}
        </OwnVenuePanel>
      </UndoPanel>
    </ShownTogether>
  );
}

const mayDecide = ({ membership }: { readonly membership: { readonly role: string } }) => membership.role !== 'staff';
