// Below a list whose beginning is shown: how much of it that is, and the way to more.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import classes from './users.module.css';

/** So many rows are asked for at first, and more at each press. */
export const ROWS_AT_ONCE = 50;

interface MoreRowsProps {
  /** What is listed, as the list is named. */
  readonly label: string;
  readonly shown: number;
  readonly all: number;
  readonly onMore: () => void;
}

export function MoreRows({ label, shown, all, onMore }: MoreRowsProps) {
  const t = useTranslations('admin.pager');
  const format = useFormat();
  if (shown >= all) return null;
  return (
    <div className={classes.withAct}>
      <span role="status">{t('firstOf', { shown: format.number(shown), total: format.number(all) })}</span>
      <Button size="sm" variant="outline" aria-label={`${t('more')}: ${label}`} onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  );
}
