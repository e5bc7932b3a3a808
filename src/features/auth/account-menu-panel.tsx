// The last icon of a portal's header: the signed-in person's menu, with the way out.
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { MirrorValue } from '#bridge/mirror-value.tsx';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useSession } from '#bridge/use-session.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { UserMenu } from '#ui/user-menu.tsx';
import { usePortal } from './use-portal.ts';

const SignOutPanel = lazyPiece(() => import('./sign-out-panel.tsx').then(module => module.SignOutPanel), 'auth');

interface AccountMenuPanelProps {
  readonly area: Portal;
}

const settingsPages = { venue: '/venue/settings', rockstar: '/rockstar/settings', admin: '/admin/settings' } as const;
const profilePages = { venue: '/venue/profile', rockstar: '/rockstar/profile', admin: '/admin/profile' } as const;

export function AccountMenuPanel({ area }: AccountMenuPanelProps) {
  const session = useSession();
  const [profile, setProfile] = useState<OwnProfile | null>(null);
  // undefined: never asked, so not loaded either.
  const [leaving, setLeaving] = useState<boolean>();
  const email = session?.email ?? '';
  const navigate = useNavigate();
  const { choose } = useActingAs();
  const { internal } = usePortal();
  const switchPortal = () => {
    choose(null);
    void navigate({ to: '/' });
  };
  return (
    <>
      <MirrorValue query={ownProfile} onValue={setProfile} />
      <UserMenu
        name={profile?.name}
        email={email}
        profile={profilePages[area]}
        settings={settingsPages[area]}
        onSwitchPortal={internal ? switchPortal : undefined}
        onSignOut={() => setLeaving(true)}
      />
      {leaving !== undefined && (
        <Suspense>
          <SignOutPanel opened={leaving} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
