import { useParams } from '@tanstack/react-router';
import { UserScreen } from '#features/admin/user-screen.tsx';

export function UserPage() {
  const { userId } = useParams({ from: '/admin/users/$userId' });
  return <UserScreen key={userId} userId={userId} back="/admin/users" />;
}
