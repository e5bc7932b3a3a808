import { useNavigate, useSearch } from '@tanstack/react-router';
import { DisputesScreen } from '#features/admin/disputes-screen.tsx';
import { HealthScreen } from '#features/admin/health-screen.tsx';

export function ReportsPage() {
  const search = useSearch({ from: '/admin/reports' });
  const navigate = useNavigate();
  const ReportsScreen = search.view === 'health' ? HealthScreen : DisputesScreen;
  return (
    <ReportsScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  );
}
