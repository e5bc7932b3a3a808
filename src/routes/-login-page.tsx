import { getRouteApi } from '@tanstack/react-router';
import { LoginScreen } from '#features/auth/login-screen.tsx';
import { LossPanel } from '#features/sync-status/loss-panel.tsx';

const route = getRouteApi('/login/{-$appType}');

export function LoginPage() {
  const { appType } = route.useParams();
  const { from } = route.useSearch();
  return <LoginScreen key={appType} appType={appType} from={from} notice={<LossPanel within="page" />} />;
}
