import { useParams } from '@tanstack/react-router';
import { UserScreen } from '#features/admin/user-screen.tsx';

export function WorkerPage() {
  const { workerId } = useParams({ from: '/admin/workers/$workerId' });
  return <UserScreen key={workerId} userId={workerId} back="/admin/workers" />;
}
