// The last icon of a portal's header: the signed-in person's menu, with the way out.
import { Suspense, useState } from 'react';
import { MirrorValue } from '#bridge/mirror-value.tsx';
import { useSession } from '#bridge/use-session.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { UserMenu } from '#ui/user-menu.tsx';

const SignOutPanel = lazyPiece(() => import('./sign-out-panel.tsx').then(module => module.SignOutPanel), 'auth');

interface AccountMenuPanelProps {
  readonly area: 'venue' | 'rockstar';
}

const profilePages = { venue: '/venue/profile', rockstar: '/rockstar/profile' } as const;

export function AccountMenuPanel({ area }: AccountMenuPanelProps) {
  const session = useSession();
  const [profile, setProfile] = useState<OwnProfile | null>(null);
  // undefined: never asked, so not loaded either.
  const [leaving, setLeaving] = useState<boolean>();
  const email = session?.email ?? '';
  return (
    <>
      <MirrorValue query={ownProfile} onValue={setProfile} />
      <UserMenu
        name={profile?.name ?? email}
        email={email}
        profile={profilePages[area]}
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
