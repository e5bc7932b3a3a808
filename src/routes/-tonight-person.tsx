import { TonightActsPanel } from '#features/attendance/tonight-acts-panel.tsx';
import { PlacePanel } from '#features/bookings/place-panel.tsx';
import { CoverPersonPanel } from '#features/covers/cover-person-panel.tsx';
import { LateCoverPanel } from '#features/covers/late-cover-panel.tsx';
import { MessagePersonPanel } from '#features/messages/message-person-panel.tsx';
import type { PersonParts } from '#features/shifts/tonight/tonight-screen.tsx';

/** What other capabilities bring to somebody who is on tonight. */
export function personParts(venueId: string, mayStart: boolean): PersonParts {
  return {
    message: ({ workerId }) => <MessagePersonPanel venueId={venueId} personId={workerId} mayStart={mayStart} />,
    acts: (booking, name) => (
      <>
        <PlacePanel booking={booking} side="venue" name={name} />
        <CoverPersonPanel booking={booking} />
        <LateCoverPanel booking={booking} name={name} />
        <TonightActsPanel booking={booking} name={name} />
      </>
    ),
  };
}
