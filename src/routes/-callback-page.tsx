import { getRouteApi } from '@tanstack/react-router';
import { CallbackScreen } from '#features/auth/callback-screen.tsx';
import { useMailed } from '#features/auth/mailed.ts';

const route = getRouteApi('/auth/callback');

export function CallbackPage() {
  const { type, error } = route.useSearch();
  const { token_hash, code } = useMailed();
  return (
    <CallbackScreen
      tokenHash={token_hash}
      type={type === 'email' ? 'email' : 'signup'}
      elsewhere={code !== undefined}
      refused={error !== undefined}
    />
  );
}
