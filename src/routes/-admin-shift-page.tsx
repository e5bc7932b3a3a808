import { useParams } from '@tanstack/react-router';
import { AdminShiftScreen } from '#features/admin/admin-shift-screen.tsx';

export function AdminShiftPage() {
  const { shiftId } = useParams({ from: '/admin/shifts/$shiftId' });
  return <AdminShiftScreen key={shiftId} shiftId={shiftId} />;
}
