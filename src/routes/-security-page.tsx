import { useNavigate, useSearch } from '@tanstack/react-router';
import { SecurityScreen } from '#features/admin/security-screen.tsx';

export function SecurityPage() {
  const search = useSearch({ from: '/admin/security' });
  const navigate = useNavigate();
  return (
    <SecurityScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  );
}
