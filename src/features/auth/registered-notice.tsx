import { useTranslations } from 'use-intl';
import type { MemberRole } from '#domain/venues/schema.ts';
import { Notice } from '#ui/notice.tsx';

interface RegisteredNoticeProps {
  readonly side: 'venue' | 'rockstar';
  readonly joiningAs: MemberRole | null;
}

export function RegisteredNotice({ side, joiningAs }: RegisteredNoticeProps) {
  const t = useTranslations('auth.register');
  const roles = useTranslations('common.memberRoles');
  if (joiningAs !== null) return <Notice tone="green">{t('successJoin', { role: roles(joiningAs) })}</Notice>;
  return <Notice tone="green">{side === 'venue' ? t('successVenue') : t('successRockstar')}</Notice>;
}
