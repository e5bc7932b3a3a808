import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';

export function RegisteredNotice({ side }: { readonly side: 'venue' | 'rockstar' }) {
  const t = useTranslations('auth.register');
  return <Notice tone="green">{side === 'venue' ? t('successVenue') : t('successRockstar')}</Notice>;
}
