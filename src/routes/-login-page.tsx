import { getRouteApi } from '@tanstack/react-router';
import { LoginScreen } from '#features/auth/login-screen.tsx';
import { LossPanel } from '#features/sync-status/loss-panel.tsx';

const route = getRouteApi('/login/{-$appType}');

export function LoginPage() {
  const { appType } = route.useParams();
  const { from, invited } = route.useSearch();
  return (
    <LoginScreen
      key={appType}
      appType={appType}
      from={from}
      invited={appType === 'admin' ? invited : undefined}
      notice={<LossPanel within="page" />}
    />
  );
}
