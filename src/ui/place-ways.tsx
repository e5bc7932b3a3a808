// What to do with an address: open it in the phone's own maps, or copy it, which needs no signal either.
import { Button, Group } from '@mantine/core';
import { IconCopy, IconRoute } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { copyText } from './copy-text.ts';
import { mapsLink } from './maps-link.ts';
import { notify, notifyFailure } from './toast.ts';

export function PlaceWays({ address }: { readonly address: string }) {
  const t = useTranslations('common.place');
  const maps = mapsLink(address, navigator);
  const copy = async () => {
    if (await copyText(address)) notify(t('copied'));
    else notifyFailure(t('notCopied'), 'medium');
  };
  return (
    <Group gap={8} mt={8}>
      {maps !== null && (
        <Button component="a" href={maps} variant="outline" size="md" leftSection={<IconRoute {...ICON} />}>
          {t('route')}
        </Button>
      )}
      <Button variant="outline" size="md" leftSection={<IconCopy {...ICON} />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </Group>
  );
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
