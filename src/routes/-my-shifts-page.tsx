import { ShownTogether } from '#bridge/shown-together.tsx';
import { OwnApplicationsPanel } from '#features/applications/own-applications-panel.tsx';
import { MyShiftsScreen } from '#features/bookings/my-shifts-screen.tsx';
import { OwnRecordWayPanel } from '#features/recorded/record-way-panel.tsx';
import { OwnRecordsPanel } from '#features/recorded/records-panel.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function MyShiftsPage() {
  return (
    <ShownTogether>
      <ListAndDetail
        list={pane => (
          <MyShiftsScreen
            requests={<OwnApplicationsPanel />}
            records={<OwnRecordsPanel />}
            record={<OwnRecordWayPanel />}
            pane={pane}
          />
        )}
      />
    </ShownTogether>
  );
}
