// The foot of a list that the server keeps: where one is in it, since when it stands, and the pages before and after. There are
// no numbers of pages: a list that others change has none that hold.
import { Button } from '@mantine/core';
import { useTimeZone, useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { pressable } from '#ui/pressable.ts';
import classes from './list.module.css';

interface PagerProps {
  readonly first: number;
  readonly last: number;
  readonly total: number;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

export function Pager({ first, last, total, updatedAt, onPrevious, onNext }: PagerProps) {
  const t = useTranslations('admin.pager');
  const format = useFormat();
  const zone = useTimeZone() ?? 'UTC';
  return (
    <nav className={classes.pager} aria-label={t('label')}>
      <span role="status">
        {t('stretch', { first: format.number(first), last: format.number(last), total: format.number(total) })}
      </span>
      <Button size="sm" variant="outline" {...pressable(onPrevious)}>
        {t('previous')}
      </Button>
      <Button size="sm" variant="outline" {...pressable(onNext)}>
        {t('next')}
      </Button>
      <span className={classes.dim}>{t('updated', { at: format.clock(updatedAt, zone) })}</span>
    </nav>
  );
}
