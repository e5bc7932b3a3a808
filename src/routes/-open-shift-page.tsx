import { useParams } from '@tanstack/react-router';
import { ApplyBarPanel } from '#features/applications/apply-bar-panel.tsx';
import { OutcomePanel } from '#features/applications/outcome-panel.tsx';
import { LastWordsPanel } from '#features/messages/last-words-panel.tsx';
import { VenueOpinionPanel } from '#features/opinions/venue-opinion-panel.tsx';
import { HideShiftPanel } from '#features/shifts/find/hide-shift-panel.tsx';
import { OpenShiftScreen } from '#features/shifts/find/open-shift-screen.tsx';
import { OwnWeekPanel } from '#features/shifts/find/own-week-panel.tsx';
import { SimilarShiftsPanel } from '#features/shifts/find/similar-shifts-panel.tsx';
import { VenueRecordPanel } from '#features/venues/venue-record-panel.tsx';
import { useWide } from '#ui/use-wide.ts';

export function OpenShiftPage() {
  const { shiftId } = useParams({ from: '/rockstar/available-shifts/$shiftId' });
  const wide = useWide();
  return (
    <OpenShiftScreen
      key={shiftId}
      shiftId={shiftId}
      week={!wide && <OwnWeekPanel shiftId={shiftId} />}
      outcome={<OutcomePanel shiftId={shiftId} similar={<SimilarShiftsPanel shiftId={shiftId} />} />}
      record={<VenueRecordPanel shiftId={shiftId} />}
      said={<LastWordsPanel shiftId={shiftId} />}
      opinion={<VenueOpinionPanel shiftId={shiftId} />}
      acts={<ApplyBarPanel shiftId={shiftId} hide={<HideShiftPanel shiftId={shiftId} />} />}
    />
  );
}
