import { getRouteApi } from '@tanstack/react-router';
import { CallbackScreen } from '#features/auth/callback-screen.tsx';

const route = getRouteApi('/auth/callback');

export function CallbackPage() {
  const { token_hash, type, code, error } = route.useSearch();
  return (
    <CallbackScreen
      tokenHash={token_hash}
      type={type === 'email' ? 'email' : 'signup'}
      elsewhere={code !== undefined}
      refused={error !== undefined}
    />
  );
}
