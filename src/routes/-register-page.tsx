import { getRouteApi } from '@tanstack/react-router';
import { useMailed } from '#features/auth/mailed.ts';
import { RegisterScreen } from '#features/auth/register-screen.tsx';

const route = getRouteApi('/register/{-$appType}');

export function RegisterPage() {
  const { appType } = route.useParams();
  const { venue } = route.useSearch();
  const { token } = useMailed();
  return <RegisterScreen key={appType} appType={appType} token={token} venueId={venue} />;
}
