import { AcceptInvitationScreen } from '#features/auth/accept-invitation-screen.tsx';
import { useMailed } from '#features/auth/mailed.ts';

export function AcceptInvitationPage() {
  const { token } = useMailed();
  return <AcceptInvitationScreen key={token} token={token} />;
}
