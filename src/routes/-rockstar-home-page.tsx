import { OwnApplicationsPanel } from '#features/applications/own-applications-panel.tsx';
import { OnShiftPanel } from '#features/attendance/on-shift-panel.tsx';
import { HomeScreen } from '#features/bookings/home-screen.tsx';
import { InvitationsPanel } from '#features/invitations/invitations-panel.tsx';
import { UnreadLinePanel } from '#features/messages/unread-line-panel.tsx';
import { TourPanel } from '#features/onboarding/tour-panel.tsx';
import { ReviewsAskedPanel } from '#features/reviews/own-reviews-panel.tsx';
import { OwnHoursPanel } from '#features/timesheets/own-hours-panel.tsx';
import { TransfersAskedPanel } from '#features/transfers/transfers-asked-panel.tsx';

export function RockstarHomePage() {
  return (
    <HomeScreen
      requests={
        <>
          <OnShiftPanel />
          <UnreadLinePanel side="rockstar" />
          <OwnHoursPanel />
          <ReviewsAskedPanel />
          <TourPanel />
          <TransfersAskedPanel />
          <InvitationsPanel />
          <OwnApplicationsPanel />
        </>
      }
    />
  );
}
