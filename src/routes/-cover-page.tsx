import { useParams } from '@tanstack/react-router';
import { CoverScreen } from '#features/covers/cover-screen.tsx';

export function CoverPage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/cover' });
  return <CoverScreen key={shiftId} shiftId={shiftId} />;
}
