import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { AdminJobsScreen } from '#features/admin/admin-jobs-screen.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function AdminJobsPage() {
  const search = useSearch({ from: '/admin/jobs' });
  const { jobId } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <ListAndDetail
      list={pane => (
        <AdminJobsScreen
          search={search}
          onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
          chosen={jobId ?? null}
          pane={pane ?? undefined}
        />
      )}
    />
  );
}
