import { useTranslations } from 'use-intl';
import { OwnApplicationsPanel } from '#features/applications/own-applications-panel.tsx';
import { MyShiftsScreen } from '#features/bookings/my-shifts-screen.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function MyShiftsPage() {
  const t = useTranslations('bookings.mine');
  return (
    <ListAndDetail
      list={pane => <MyShiftsScreen requests={<OwnApplicationsPanel />} pane={pane} />}
      nothingChosen={<EmptyState title={t('noneChosen')} />}
    />
  );
}
