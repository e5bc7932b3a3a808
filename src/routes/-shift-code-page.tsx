import { useParams } from '@tanstack/react-router';
import { CodeScreen } from '#features/attendance/code-screen.tsx';

export function ShiftCodePage() {
  const { shiftId } = useParams({ from: '/venue/shifts_/$shiftId/code' });
  return <CodeScreen key={shiftId} shiftId={shiftId} />;
}
