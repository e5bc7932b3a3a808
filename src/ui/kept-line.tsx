// Said above a form that opens with what was typed before, with the way to begin anew, which can be undone.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './kept-line.module.css';
import { notify } from './toast.ts';

export interface KeptLineProps {
  readonly kept: {
    readonly isBack: boolean;
    /** What it returns brings the words back. */
    startOver(): () => void;
  };
}

export function KeptLine({ kept }: KeptLineProps) {
  const t = useTranslations('common');
  if (!kept.isBack) return null;
  const startOver = () => {
    const run = kept.startOver();
    notify(t('fields.startedOver'), { label: t('acts.undo'), run });
  };
  return (
    <div className={classes.line} role="status">
      <span>{t('fields.kept')}</span>
      <Button variant="subtle" size="sm" data-flush="start" onClick={startOver}>
        {t('fields.startOver')}
      </Button>
    </div>
  );
}
