import { useTranslations } from 'use-intl';
import type { MemberRole } from '#domain/venues/schema.ts';
import { AuthPage } from './auth-page.tsx';
import { CheckEmailPanel } from './check-email-panel.tsx';
import { RegisteredNotice } from './registered-notice.tsx';

interface RegisteredScreenProps {
  readonly side: 'venue' | 'rockstar';
  readonly email: string;
  /** Of an invitation; null for a venue of one's own, and for rockstars. */
  readonly joiningAs: MemberRole | null;
}

/** The account is made; the mail that confirms it is on its way. */
export function RegisteredScreen({ side, email, joiningAs }: RegisteredScreenProps) {
  const t = useTranslations('auth.checkEmail');
  return (
    <AuthPage title={t('title')}>
      <RegisteredNotice side={side} joiningAs={joiningAs} />
      <CheckEmailPanel email={email} because={t('sentTo', { email })} mailed />
    </AuthPage>
  );
}
