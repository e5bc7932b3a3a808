import { RequestsPanel } from '#features/applications/requests-panel.tsx';
import { HomeScreen } from '#features/bookings/home-screen.tsx';

export function RockstarHomePage() {
  return <HomeScreen requests={<RequestsPanel />} />;
}
