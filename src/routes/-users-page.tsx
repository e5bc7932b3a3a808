import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { UsersScreen } from '#features/admin/users-screen.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function UsersPage() {
  const search = useSearch({ from: '/admin/users' });
  const { userId } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <ListAndDetail
      list={pane => (
        <UsersScreen
          search={search}
          onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
          chosen={userId ?? null}
          pane={pane ?? undefined}
        />
      )}
    />
  );
}
