import { Button } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { ShownMessage } from '#domain/conversations/thread.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { copyText } from '#ui/copy-text.ts';
import { notify, notifyFailure } from '#ui/toast.ts';
import classes from './bubble.module.css';

interface BubbleMoreProps {
  readonly message: ShownMessage;
  readonly words: string;
  readonly mine: boolean;
  /** The address that was pressed. */
  readonly link: string | null;
}

/** Under a message: how far it has come in words, its text to copy, an address to open. */
export function BubbleMore({ message, words, mine, link }: BubbleMoreProps) {
  const t = useTranslations('messages');
  const device = useDeviceWord();
  const copy = async () => {
    if (await copyText(words)) notify(t('thread.copied'));
    else notifyFailure(t('thread.copyFailed'), 'medium');
  };
  return (
    <div className={classes.more}>
      {link !== null && <span>{t('thread.openLink', { address: link })}</span>}
      {link !== null && (
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          size="sm"
          variant="outline"
          leftSection={<IconExternalLink size={18} stroke={2} />}
        >
          {t('thread.open')}
        </Button>
      )}
      {link === null && mine && (
        <span>{t(message.state === 'onDevice' ? `states.onDevice.${device}` : `states.${message.state}`)}</span>
      )}
      <Button size="sm" variant="outline" leftSection={<IconCopy size={18} stroke={2} />} onClick={() => void copy()}>
        {t('thread.copy')}
      </Button>
    </div>
  );
}
