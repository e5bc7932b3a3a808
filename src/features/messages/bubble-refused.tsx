import { Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOutbox } from '#bridge/use-outbox.ts';
import { sendMessage } from '#domain/conversations/commands.ts';
import { sentenceOf } from '#domain/refusal-sentences.ts';
import { isOver } from '#domain/refusals.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { notify, notifyFailure } from '#ui/toast.ts';
import classes from './bubble.module.css';

interface BubbleRefusedProps {
  readonly refused: { readonly commandId: string; readonly code: string };
}

/** Under a message that the server refused: why, and both ways out. */
export function BubbleRefused({ refused: { commandId, code } }: BubbleRefusedProps) {
  const t = useTranslations('messages.thread');
  const reason = useRefusalWords()(sentenceOf({ name: sendMessage.name, code }));
  const outbox = useOutbox();
  const retry = async () => {
    if (!(await outbox.retry(commandId))) notifyFailure(t('retryFailed'), 'high');
  };
  const discard = async () => {
    if (await outbox.discard(commandId)) notify(t('discarded'));
  };
  return (
    <div className={classes.refused}>
      <p className={classes.reason}>
        <IconAlertCircle size={18} stroke={2} aria-hidden="true" />
        {t('notSent', { reason })}
      </p>
      <div className={classes.ways}>
        {!isOver(code) && (
          <Button
            size="sm"
            variant="outline"
            leftSection={<IconRefresh size={18} stroke={2} />}
            onClick={() => void retry()}
          >
            {t('retry')}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          leftSection={<IconTrash size={18} stroke={2} />}
          onClick={() => void discard()}
        >
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}
