import { useTranslations } from 'use-intl';
import type { MemberRole } from '#domain/venues/schema.ts';
import { Notice } from '#ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { CheckEmailPanel } from './check-email-panel.tsx';

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

interface RegisteredNoticeProps {
  readonly side: 'venue' | 'rockstar';
  readonly joiningAs: MemberRole | null;
}

function RegisteredNotice({ side, joiningAs }: RegisteredNoticeProps) {
  const t = useTranslations('auth.register');
  const roles = useTranslations('common.memberRoles');
  if (joiningAs !== null) return <Notice tone="green">{t('successJoin', { role: roles(joiningAs) })}</Notice>;
  return <Notice tone="green">{side === 'venue' ? t('successVenue') : t('successRockstar')}</Notice>;
}
