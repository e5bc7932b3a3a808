import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface AcceptSearch {
  /** From the mailed link. */
  readonly token?: string;
}

export const Route = createFileRoute('/admin_/accept-invitation')({
  validateSearch: (search): AcceptSearch =>
    search.token === undefined || search.token === '' ? {} : { token: `${search.token}` },
  component: lazyScreen(() => import('./-accept-invitation-page.tsx'), 'AcceptInvitationPage', 'auth', 'portal'),
});
