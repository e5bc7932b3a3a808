import { getRouteApi } from '@tanstack/react-router';
import { useMailed } from '#features/auth/mailed.ts';
import { ResetPasswordScreen } from '#features/auth/reset-password-screen.tsx';

const route = getRouteApi('/auth/reset-password');

export function ResetPasswordPage() {
  const { error } = route.useSearch();
  const { token_hash } = useMailed();
  return <ResetPasswordScreen tokenHash={token_hash} refused={error !== undefined} />;
}
