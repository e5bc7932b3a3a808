import { getRouteApi } from '@tanstack/react-router';
import { AcceptInvitationScreen } from '#features/auth/accept-invitation-screen.tsx';

const route = getRouteApi('/admin_/accept-invitation');

export function AcceptInvitationPage() {
  const { token } = route.useSearch();
  return <AcceptInvitationScreen key={token} token={token} />;
}
