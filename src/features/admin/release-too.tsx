// A suspension keeps what is booked; here an admin chooses otherwise.
import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { UserDetail } from '#domain/admin/users.ts';

interface ReleaseTooProps {
  readonly user: UserDetail;
  readonly checked: boolean;
  readonly onTurn: () => void;
}

export function ReleaseToo({ user, checked, onTurn }: ReleaseTooProps) {
  const t = useTranslations('admin.users.suspension');
  if (user.aheadAll === 0) return null;
  return <Checkbox label={t('release')} description={t('releaseHint')} checked={checked} onChange={onTurn} />;
}
