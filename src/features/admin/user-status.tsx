import { IconBan, IconCircleCheckFilled, IconZzz } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { AccountStatus } from '#domain/profiles/schema.ts';
import classes from './users.module.css';

const icons = { active: IconCircleCheckFilled, suspended: IconBan, inactive: IconZzz };

export function UserStatus({ status }: { readonly status: AccountStatus }) {
  const t = useTranslations('admin.users.statuses');
  const Icon = icons[status];
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={18} stroke={2} aria-hidden="true" />
      {t(status)}
    </span>
  );
}
