import { useNavigate, useSearch } from '@tanstack/react-router';
import { DisputesScreen } from '#features/admin/disputes-screen.tsx';
import { HealthScreen } from '#features/admin/health-screen.tsx';
import { ReportScreen } from '#features/admin/report-screen.tsx';

const SCREENS = { disputes: DisputesScreen, reports: ReportScreen, health: HealthScreen } as const;

export function ReportsPage() {
  const search = useSearch({ from: '/admin/reports' });
  const navigate = useNavigate();
  const ReportsScreen = SCREENS[search.view ?? 'disputes'];
  return (
    <ReportsScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  );
}
