import { useTranslations } from 'use-intl';
import { JobsScreen } from '#features/jobs/jobs-screen.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function JobsPage() {
  const t = useTranslations('jobs');
  return (
    <ListAndDetail list={pane => <JobsScreen pane={pane} />} nothingChosen={<EmptyState title={t('noneChosen')} />} />
  );
}
