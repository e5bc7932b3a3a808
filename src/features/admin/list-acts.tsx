import { Button, Group } from '@mantine/core';
import { IconDownload, IconTable } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import type { useListFile } from './use-list-file.ts';

interface ListActsProps {
  /** How many rows the file would have. */
  readonly total: number;
  readonly file: ReturnType<typeof useListFile>;
  readonly onViews: () => void;
}

/** What is done with a whole list: how it is looked at, and its file, which is the key E too. */
export function ListActs({ total, file, onViews }: ListActsProps) {
  const t = useTranslations('admin.list');
  useLetterKeys({ e: () => total > 0 && void file.save() });
  return (
    <Group gap={8}>
      <Button variant="outline" leftSection={<IconTable size={20} stroke={1.75} />} onClick={onViews}>
        {t('views.open')}
      </Button>
      {total > 0 && (
        <Button
          variant="outline"
          leftSection={<IconDownload size={20} stroke={1.75} />}
          loading={file.busy}
          onClick={() => void file.save()}
        >
          {t('csv', { n: total })}
        </Button>
      )}
    </Group>
  );
}
