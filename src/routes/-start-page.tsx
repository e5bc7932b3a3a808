import { OwnPortalPanel } from '#features/auth/own-portal-panel.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';

export function StartPage() {
  return (
    <OwnPortalPanel>
      <LandingScreen />
    </OwnPortalPanel>
  );
}
