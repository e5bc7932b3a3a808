import { useNavigate, useSearch } from '@tanstack/react-router';
import { DisputesScreen } from '#features/admin/disputes-screen.tsx';

export function ReportsPage() {
  const search = useSearch({ from: '/admin/reports' });
  const navigate = useNavigate();
  return (
    <DisputesScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  );
}
