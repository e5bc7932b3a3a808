import { useNavigate, useSearch } from '@tanstack/react-router';
import { AdminDashboardScreen } from '#features/admin/admin-dashboard-screen.tsx';
import { marketSearch } from '#features/admin/market-search.ts';

/** At `/admin` and at `/admin/dashboard`. */
export function AdminDashboardPage() {
  const search = marketSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <AdminDashboardScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  );
}
