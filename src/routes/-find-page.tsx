import { useTranslations } from 'use-intl';
import { FindScreen } from '#features/shifts/find-screen.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function FindPage() {
  const t = useTranslations('shifts.find');
  return (
    <ListAndDetail list={pane => <FindScreen pane={pane} />} nothingChosen={<EmptyState title={t('noneChosen')} />} />
  );
}
