// The link of a venue's invitation: what it offers, then an account for who has none, one press for who is signed in.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '#bridge/use-role.tsx';
import { useStandingSession } from '#bridge/use-session.ts';
import type { MemberRole } from '#domain/venues/schema.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './auth-links.module.css';
import { AuthPage } from './auth-page.tsx';
import { ContinueLink } from './callback-links.tsx';
import { JoinTeamPanel } from './join-team-panel.tsx';
import { RegisteredScreen } from './registered-screen.tsx';
import { useVenueInvitation } from './use-venue-invitation.ts';
import { VenueRegisterForm } from './venue-register-form.tsx';

export function InvitedScreen({ token }: { readonly token: string }) {
  const t = useTranslations('auth.register');
  const roles = useTranslations('common.memberRoles');
  const checking = useTranslations('auth.adminInvitation');
  const signedIn = useSignedIn();
  // In place of a session that has ended another may begin.
  const ended = useStandingSession() === null;
  const { offer, again } = useVenueInvitation(token);
  const [registered, setRegistered] = useState<{ email: string; joiningAs: MemberRole | null } | null>(null);

  if (offer === undefined || signedIn === undefined) {
    return (
      <AuthPage title={t('titleVenue')}>
        <p role="status">{checking('checking')}</p>
      </AuthPage>
    );
  }
  if (offer === 'unreachable') return <InvitationUnread onAgain={again} />;
  if (registered !== null) return <RegisteredScreen side="venue" {...registered} />;
  if (signedIn && !ended) {
    return (
      <AuthPage title={offer === null ? t('titleVenue') : t('joinSigned', { venue: offer.venueName })}>
        {offer === null ? (
          <>
            <Notice tone="red">{t('inviteInvalid')}</Notice>
            <div style={{ height: 20 }} />
            <ContinueLink />
          </>
        ) : (
          <JoinTeamPanel token={token} offer={offer} />
        )}
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('titleVenue')} foot={offer !== null && <HaveAccount email={offer.email} token={token} />}>
      {offer === null ? (
        <Notice tone="red">{t('inviteInvalid')}</Notice>
      ) : (
        <Notice tone="blue" detail={t('invitedAs', { email: offer.email })}>
          {t('invitedTo', { venue: offer.venueName, role: roles(offer.role) })}
        </Notice>
      )}
      <div style={{ height: 20 }} />
      <VenueRegisterForm
        token={token}
        invitedEmail={offer?.email}
        onRegistered={(email, joiningAs) => setRegistered({ email, joiningAs })}
      />
    </AuthPage>
  );
}

/** Nobody could be asked: the invitation may well be good. */
function InvitationUnread({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('auth');
  return (
    <AuthPage title={t('register.titleVenue')}>
      <Notice tone="amber" detail={t('register.inviteUnreadText')}>
        {t('register.inviteUnread')}
      </Notice>
      <div style={{ height: 20 }} />
      <Button size="lg" fullWidth variant="outline" onClick={onAgain}>
        {t('adminInvitation.again')}
      </Button>
    </AuthPage>
  );
}

/** Sign in first, then come back to the invitation. */
function HaveAccount({ email, token }: { readonly email: string; readonly token: string }) {
  const t = useTranslations('auth');
  return (
    <p className={classes.centred}>
      <span>{t('register.haveAccount', { email })}</span>
      <Link
        to="/login/{-$appType}"
        params={{ appType: 'venue' }}
        search={{ from: '/register/venue' }}
        state={{ mailed: { token } }}
        className={classes.link}
      >
        {t('signIn.submit')}
      </Link>
    </p>
  );
}
