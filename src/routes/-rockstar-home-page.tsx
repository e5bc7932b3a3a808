import { useTranslations } from 'use-intl';
import { ShownTogether } from '#bridge/shown-together.tsx';
import { OwnApplicationsPanel } from '#features/applications/own-applications-panel.tsx';
import { OnShiftPanel } from '#features/attendance/on-shift-panel.tsx';
import { HomeScreen } from '#features/bookings/home-screen.tsx';
import { InvitationsPanel } from '#features/invitations/invitations-panel.tsx';
import { UnreadLinePanel } from '#features/messages/unread-line-panel.tsx';
import { InstallPanel } from '#features/onboarding/install-panel.tsx';
import { TourPanel } from '#features/onboarding/tour-panel.tsx';
import { OwnRecordsPanel } from '#features/recorded/records-panel.tsx';
import { StandingPanel } from '#features/reliability/standing-panel.tsx';
import { ReviewsAskedPanel } from '#features/reviews/own-reviews-panel.tsx';
import { FitsPanel } from '#features/shifts/find/fits-panel.tsx';
import { OwnWeekPanel } from '#features/shifts/find/own-week-panel.tsx';
import { OwnHoursPanel } from '#features/timesheets/own-hours-panel.tsx';
import { TransfersAskedPanel } from '#features/transfers/transfers-asked-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export function RockstarHomePage() {
  const t = useTranslations('common.nav');
  return (
    <ShownTogether>
      <HomeScreen
        onShift={onTicket => <OnShiftPanel onTicket={onTicket} />}
        requests={
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
        }
        waiting={<OwnApplicationsPanel />}
        week={
          <OwnWeekPanel
            aside={
              <LinkButton to="/rockstar/shifts" variant="subtle" size="sm" data-flush="end">
                {t('myShifts')}
              </LinkButton>
            }
          />
        }
        fits={<FitsPanel />}
        standing={<StandingPanel />}
      />
    </ShownTogether>
  );
}
