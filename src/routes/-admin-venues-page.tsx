import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { AdminVenuesScreen } from '#features/admin/admin-venues-screen.tsx';
import { ListAndDetail } from './-list-and-detail.tsx';

export function AdminVenuesPage() {
  const search = useSearch({ from: '/admin/venues' });
  const { venueId } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <ListAndDetail
      list={pane => (
        <AdminVenuesScreen
          search={search}
          onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
          chosen={venueId ?? null}
          pane={pane ?? undefined}
        />
      )}
    />
  );
}
