import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { AdminShiftsScreen } from '#features/admin/admin-shifts-screen.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function AdminShiftsPage() {
  const search = useSearch({ from: '/admin/shifts' });
  const { shiftId } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <ListAndDetail
      list={pane => (
        <AdminShiftsScreen
          search={search}
          onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
          chosen={shiftId ?? null}
          pane={pane ?? undefined}
        />
      )}
    />
  );
}
