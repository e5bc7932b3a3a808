import { useTranslations } from 'use-intl';
import { JobsScreen } from '#features/jobs/jobs-screen.tsx';
import { AreaPanel } from '#features/shifts/find/area-panel.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function JobsPage() {
  const t = useTranslations('jobs');
  const nothing = <AreaPanel otherwise={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>} />;
  return <ListAndDetail list={pane => <JobsScreen pane={pane} nothing={nothing} />} />;
}
