import { getRouteApi } from '@tanstack/react-router';
import { CallbackScreen } from '#features/auth/callback-screen.tsx';
import { useMailed } from '#features/auth/mailed.ts';
import { NewEmailScreen } from '#features/auth/new-email-screen.tsx';

const route = getRouteApi('/auth/callback');

export function CallbackPage() {
  const { type, error } = route.useSearch();
  const { token_hash, code } = useMailed();
  if (type === 'email_change') return <NewEmailScreen tokenHash={token_hash} refused={error !== undefined} />;
  return (
    <CallbackScreen
      tokenHash={token_hash}
      type={type === 'email' ? 'email' : 'signup'}
      elsewhere={code !== undefined}
      refused={error !== undefined}
    />
  );
}
