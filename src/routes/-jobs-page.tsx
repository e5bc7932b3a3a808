import { useTranslations } from 'use-intl';
import { JobsScreen } from '#features/jobs/jobs-screen.tsx';
import { AreaPanel } from '#features/shifts/find/area-panel.tsx';
import { useSeeking } from '#features/shifts/find/use-find.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function JobsPage() {
  const t = useTranslations('jobs');
  const { areas } = useSeeking();
  const nothing = <AreaPanel otherwise={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>} />;
  return <ListAndDetail list={pane => <JobsScreen pane={pane} placed={areas?.length !== 0} nothing={nothing} />} />;
}
