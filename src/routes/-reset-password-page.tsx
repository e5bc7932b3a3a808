import { getRouteApi } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/auth/reset-password-screen.tsx';

const route = getRouteApi('/auth/reset-password');

export function ResetPasswordPage() {
  const { token_hash, error } = route.useSearch();
  return <ResetPasswordScreen tokenHash={token_hash} refused={error !== undefined} />;
}
