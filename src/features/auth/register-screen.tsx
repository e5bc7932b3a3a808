// Joining: as a venue or as a rockstar. Afterwards the e-mail has to be confirmed, and the page says so.

import { Button, Stack } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStandingSession } from '#bridge/use-session.ts';
import { bringingPath } from '#domain/relations/bringing.ts';
import type { MemberRole } from '#domain/venues/schema.ts';
import { AuthPage } from './auth-page.tsx';
import { BroughtNotice } from './brought-notice.tsx';
import { InvitedScreen } from './invited-screen.tsx';
import { MeetVenueScreen } from './meet-venue-screen.tsx';
import { RegisterFoot } from './register-foot.tsx';
import { RegisterForm } from './register-form.tsx';
import { RegisteredScreen } from './registered-screen.tsx';
import { VenueRegisterForm } from './venue-register-form.tsx';

interface RegisterScreenProps {
  readonly appType: string | undefined;
  /** From the link of a venue's invitation. */
  readonly token: string | undefined;
  /** From the link by which a venue brings its own people. */
  readonly venueId: string | undefined;
}

export function RegisterScreen({ appType, token, venueId }: RegisterScreenProps) {
  const t = useTranslations('auth.register');
  const session = useStandingSession();
  const [registered, setRegistered] = useState<{ email: string; joiningAs: MemberRole | null } | null>(null);

  if (appType !== undefined && appType !== 'venue' && appType !== 'rockstar') return <Navigate to="/" replace />;
  if (appType === 'venue' && token !== undefined) return <InvitedScreen token={token} />;
  const brought = appType === 'rockstar' ? venueId : undefined;
  if (session && brought !== undefined) return <MeetVenueScreen venueId={brought} />;
  if (session) return <Navigate to="/" replace />;
  if (registered !== null && appType !== undefined) return <RegisteredScreen side={appType} {...registered} />;
  if (appType === undefined) {
    return (
      <AuthPage title={t('titlePlain')} foot={<RegisterFoot side={undefined} />}>
        <ChooseSide />
      </AuthPage>
    );
  }
  const venue = appType === 'venue';
  return (
    <AuthPage
      title={venue ? t('titleVenue') : t('titleRockstar')}
      foot={<RegisterFoot side={appType} from={brought && bringingPath(brought)} />}
    >
      <BroughtNotice venueId={brought} />
      {venue ? (
        <VenueRegisterForm
          token={undefined}
          invitedEmail={undefined}
          onRegistered={(email, joiningAs) => setRegistered({ email, joiningAs })}
        />
      ) : (
        <RegisterForm venueId={brought} onRegistered={email => setRegistered({ email, joiningAs: null })} />
      )}
    </AuthPage>
  );
}

/** /register without a side: which one is it? */
function ChooseSide() {
  const t = useTranslations('auth.register');
  return (
    <Stack gap={12}>
      <Button component={Link} to="/register/rockstar" size="lg" fullWidth>
        {t('ratherRockstar')}
      </Button>
      <Button component={Link} to="/register/venue" size="lg" fullWidth variant="outline">
        {t('ratherVenue')}
      </Button>
    </Stack>
  );
}
