import { useRouteContext } from '@tanstack/react-router';
import { ShownTogether } from '#bridge/shown-together.tsx';
import { AvailabilityPanel } from '#features/availability/availability-panel.tsx';
import { AvailabilityWayPanel } from '#features/availability/availability-way-panel.tsx';
import { DocumentsWayPanel } from '#features/documents/documents-way-panel.tsx';
import { EarningsWayPanel } from '#features/earnings/earnings-way-panel.tsx';
import { BlockedVenuesPanel } from '#features/opinions/blocked-venues-panel.tsx';
import { FavouriteVenuesPanel } from '#features/opinions/favourite-venues-panel.tsx';
import { OwnPhotoPanel } from '#features/photos/own-photo-panel.tsx';
import { DevicePanel } from '#features/profiles/device-panel.tsx';
import { RockstarProfileScreen } from '#features/profiles/rockstar-profile-screen.tsx';
import { RecordWayPanel } from '#features/record/record-way-panel.tsx';
import { ReliabilityWayPanel } from '#features/reliability/reliability-way-panel.tsx';
import { WayList } from '#ui/way-list.tsx';

export function RockstarProfilePage() {
  const entries = useRouteContext({ from: '__root__', select: context => context.nav.rockstar });
  return (
    <ShownTogether>
      <RockstarProfileScreen
        photo={<OwnPhotoPanel />}
        ways={
          <WayList entries={entries}>
            <AvailabilityWayPanel />
            <DocumentsWayPanel />
            <EarningsWayPanel />
            <RecordWayPanel />
            <ReliabilityWayPanel />
          </WayList>
        }
        availability={<AvailabilityPanel />}
        device={
          <>
            <FavouriteVenuesPanel />
            <BlockedVenuesPanel />
            <DevicePanel />
          </>
        }
      />
    </ShownTogether>
  );
}
