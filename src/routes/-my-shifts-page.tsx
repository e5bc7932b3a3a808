import { OwnApplicationsPanel } from '#features/applications/own-applications-panel.tsx';
import { MyShiftsScreen } from '#features/bookings/my-shifts-screen.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function MyShiftsPage() {
  return <ListAndDetail list={pane => <MyShiftsScreen requests={<OwnApplicationsPanel />} pane={pane} />} />;
}
