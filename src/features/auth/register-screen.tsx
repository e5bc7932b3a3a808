// Joining: as a venue or as a rockstar. Afterwards the e-mail has to be confirmed, and the page says so.
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '#bridge/use-role.tsx';
import { AuthPage } from './auth-page.tsx';
import { CheckEmailPanel } from './check-email-panel.tsx';
import { ChooseSide } from './choose-side.tsx';
import { RegisterFoot } from './register-foot.tsx';
import { RegisterForm } from './register-form.tsx';
import { RegisteredNotice } from './registered-notice.tsx';

interface RegisterScreenProps {
  readonly appType: string | undefined;
}

export function RegisterScreen({ appType }: RegisterScreenProps) {
  const t = useTranslations('auth');
  const signedIn = useSignedIn();
  const [registered, setRegistered] = useState<string | null>(null);

  if (appType !== undefined && appType !== 'venue' && appType !== 'rockstar') return <Navigate to="/" replace />;
  if (signedIn === true) return <Navigate to="/" replace />;

  if (registered !== null && appType !== undefined) {
    return (
      <AuthPage title={t('checkEmail.title')}>
        <RegisteredNotice side={appType} />
        <CheckEmailPanel email={registered} because={t('checkEmail.sentTo', { email: registered })} />
      </AuthPage>
    );
  }
  if (appType === undefined) {
    return (
      <AuthPage title={t('register.titlePlain')} foot={<RegisterFoot side={undefined} />}>
        <ChooseSide />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={appType === 'venue' ? t('register.titleVenue') : t('register.titleRockstar')}
      foot={<RegisterFoot side={appType} />}
    >
      <RegisterForm key={appType} side={appType} onRegistered={setRegistered} />
    </AuthPage>
  );
}
