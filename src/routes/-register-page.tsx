import { getRouteApi } from '@tanstack/react-router';
import { RegisterScreen } from '#features/auth/register-screen.tsx';

const route = getRouteApi('/register/{-$appType}');

export function RegisterPage() {
  const { appType } = route.useParams();
  const { token } = route.useSearch();
  return <RegisterScreen key={appType} appType={appType} token={token} />;
}
