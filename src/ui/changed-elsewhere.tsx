// Said when what a form is about was saved elsewhere while it was being edited here: whose words shall stand.
import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from './notice.tsx';

interface ChangedElsewhereProps {
  /** What was changed; said of anything, unless given. */
  readonly words?: string;
  /** What it is now. */
  readonly detail?: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

export function ChangedElsewhere({ words, detail, onKeepMine, onTakeTheirs }: ChangedElsewhereProps) {
  const t = useTranslations('common.fields');
  return (
    <div role="alert">
      <Notice tone="amber" detail={detail} withinAlert>
        {words ?? t('changedElsewhere')}
      </Notice>
      <Group gap={8} mt={8}>
        <Button variant="outline" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
      </Group>
    </div>
  );
}
