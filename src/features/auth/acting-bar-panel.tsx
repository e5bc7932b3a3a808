// Internal people act in either portal as themselves. While they do, it says so.
import { useTranslations } from 'use-intl';
import type { WorkPortal } from '#domain/profiles/portals.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './bars.module.css';
import { usePortal } from './use-portal.ts';

export function ActingBarPanel({ area }: { readonly area: WorkPortal }) {
  const t = useTranslations('common.acting');
  const { internal } = usePortal();
  if (!internal) return null;
  return (
    <div className={classes.bar}>
      <Notice tone="blue" detail={t('detail')}>
        {t(area)}
      </Notice>
    </div>
  );
}
