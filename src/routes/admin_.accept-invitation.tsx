import { createFileRoute } from '@tanstack/react-router';
import { bringWords } from '#i18n/words.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface AcceptSearch {
  /** From the mailed link. */
  readonly token?: string;
}

// Beside the doors' words it says why the server refuses.
const load = async () => (await Promise.all([import('./-accept-invitation-page.tsx'), bringWords('portal')]))[0];

export const Route = createFileRoute('/admin_/accept-invitation')({
  validateSearch: (search): AcceptSearch =>
    search.token === undefined || search.token === '' ? {} : { token: `${search.token}` },
  component: lazyScreen(load, 'AcceptInvitationPage', 'auth'),
});
