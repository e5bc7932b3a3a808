import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import type { RegisterFailure } from './register-failure.ts';

/** Why an account was not made. */
export function RegisterNotice({ failure }: { readonly failure: RegisterFailure }) {
  const t = useTranslations('auth');
  switch (failure) {
    case 'needsNetwork':
    case 'tooFast':
      return <Notice tone="amber">{t(failure)}</Notice>;
    case 'weakPassword':
      return <Notice tone="red">{t('register.weakPassword')}</Notice>;
    case 'inviteInvalid':
      return <Notice tone="red">{t('register.inviteInvalid')}</Notice>;
    case 'otherAddress':
      return <Notice tone="red">{t('errors.otherAddress')}</Notice>;
    case 'failed':
      return (
        <Notice tone="red" detail={t('register.failedDetail')}>
          {t('register.failed')}
        </Notice>
      );
  }
}
