// The way in: signing in, and from here the forgotten password and the unconfirmed e-mail.
import { Navigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '#bridge/use-role.tsx';
import { useStandingSession } from '#bridge/use-session.ts';
import { isPortal } from '#domain/profiles/portals.ts';
import { Notice } from '#ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { CheckEmailPanel } from './check-email-panel.tsx';
import { ForgotPasswordPanel } from './forgot-password-panel.tsx';
import { LoginFoot, NewHere } from './login-foot.tsx';
import { useMailed } from './mailed.ts';
import { safeReturnPath } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';

const leads = { venue: 'forVenues', rockstar: 'forRockstars', admin: 'forAdmins' } as const;

interface LoginScreenProps {
  readonly appType: string | undefined;
  /** The page the person wanted; anything but a path of ours is ignored. */
  readonly from: string | undefined;
  /** Whose invitation to the admin portal led here, because the address has an account. */
  readonly invited: string | undefined;
  /** What this device has to tell before anybody signs in. */
  readonly notice: ReactNode;
}

export function LoginScreen({ appType, from, invited, notice }: LoginScreenProps) {
  const t = useTranslations('auth');
  const signedIn = useSignedIn();
  const ended = useStandingSession() === null;
  const [step, setStep] = useState<'sign-in' | 'forgot' | { readonly unconfirmed: string }>('sign-in');

  // While the server is asked if whoever signed in may come in here.
  const [held, setHeld] = useState(false);

  if (appType !== undefined && !isPortal(appType)) return <Navigate to="/" replace />;
  // A session that has run out is still somebody's: they come here to go on with it.
  if (signedIn === true && !ended && !held) return <ReturnTo path={safeReturnPath(from, location.origin) ?? '/'} />;
  const back = () => setStep('sign-in');

  if (step === 'forgot') {
    return (
      <AuthPage title={t('forgot.title')} lead={t('forgot.text')} onBack={back}>
        <ForgotPasswordPanel />
      </AuthPage>
    );
  }
  if (step !== 'sign-in') {
    return (
      <AuthPage title={t('checkEmail.title')} onBack={back}>
        <CheckEmailPanel email={step.unconfirmed} because={t('checkEmail.unconfirmed', { email: step.unconfirmed })} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('signIn.title')}
      lead={t(`signIn.${appType === undefined ? 'plain' : leads[appType]}`)}
      foot={appType !== 'admin' && <LoginFoot appType={appType} />}
    >
      {notice}
      {invited !== undefined && <Notice tone="blue">{t('adminInvitation.registered', { email: invited })}</Notice>}
      <SignInForm
        appType={appType}
        invited={invited}
        onHold={setHeld}
        onForgot={() => setStep('forgot')}
        onUnconfirmed={email => setStep({ unconfirmed: email })}
      />
      {appType !== 'admin' && <NewHere appType={appType} />}
    </AuthPage>
  );
}

/** Goes to a checked path with its query, in place of this page, and takes along what a mailed link brought. */
function ReturnTo({ path }: { readonly path: string }) {
  const router = useRouter();
  const mailed = useMailed();
  useEffect(() => router.history.replace(path, { mailed }), [router, path, mailed]);
  return null;
}
