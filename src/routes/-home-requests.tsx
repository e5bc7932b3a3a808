import { InvitationsPanel } from '#features/invitations/invitations-panel.tsx';
import { UnreadLinePanel } from '#features/messages/unread-line-panel.tsx';
import { InstallPanel } from '#features/onboarding/install-panel.tsx';
import { TourPanel } from '#features/onboarding/tour-panel.tsx';
import { OwnRecordsPanel } from '#features/recorded/records-panel.tsx';
import { ReviewsAskedPanel } from '#features/reviews/own-reviews-panel.tsx';
import { OwnHoursPanel } from '#features/timesheets/own-hours-panel.tsx';
import { TransfersAskedPanel } from '#features/transfers/transfers-asked-panel.tsx';

/** What waits for a Rockstar's own answer, on the first screen. */
export function HomeRequests() {
  return (
    <>
      <UnreadLinePanel side="rockstar" />
      <OwnHoursPanel />
      <OwnRecordsPanel />
      <ReviewsAskedPanel />
      <TourPanel />
      <InstallPanel />
      <TransfersAskedPanel />
      <InvitationsPanel />
    </>
  );
}
