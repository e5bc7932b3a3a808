import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { WorkersScreen } from '#features/admin/workers-screen.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function WorkersPage() {
  const search = useSearch({ from: '/admin/workers' });
  const { workerId } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <ListAndDetail
      list={pane => (
        <WorkersScreen
          search={search}
          onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
          chosen={workerId ?? null}
          pane={pane ?? undefined}
        />
      )}
    />
  );
}
