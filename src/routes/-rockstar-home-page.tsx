import { useTranslations } from 'use-intl';
import { ShownTogether } from '#bridge/shown-together.tsx';
import { OwnApplicationsPanel } from '#features/applications/own-applications-panel.tsx';
import { OnShiftPanel } from '#features/attendance/on-shift-panel.tsx';
import { HomeScreen } from '#features/bookings/home-screen.tsx';
import { StandingPanel } from '#features/reliability/standing-panel.tsx';
import { FitsPanel } from '#features/shifts/find/fits-panel.tsx';
import { OwnWeekPanel } from '#features/shifts/find/own-week-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { HomeRequests } from './-home-requests.tsx';
import { waysTo } from './-ways-to.tsx';

export function RockstarHomePage() {
  const t = useTranslations('common.nav');
  const home = useTranslations('bookings.home');
  return (
    <ShownTogether>
      <HomeScreen
        onShift={onTicket => (
          <OnShiftPanel
            onTicket={onTicket}
            ways={bookingId => (
              <>
                <LinkButton to="/rockstar/shifts/$bookingId" params={{ bookingId }} size="sm" variant="subtle">
                  {home('details')}
                </LinkButton>
                {waysTo(bookingId).message}
              </>
            )}
          />
        )}
        waysTo={waysTo}
        requests={<HomeRequests />}
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
