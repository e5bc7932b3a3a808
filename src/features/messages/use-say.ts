import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { type SendMessageArgs, sendMessage } from '#domain/conversations/commands.ts';
import type { Template } from '#domain/conversations/rules.ts';
import { newId } from '#domain/ids.ts';
import { notifyFailure } from '#ui/toast.ts';

interface Say {
  /** True once they are saved on this device. */
  words(content: string): Promise<boolean>;
  template(code: Template): Promise<boolean>;
}

export function useSay(conversationId: string): Say {
  const t = useTranslations('messages');
  const send = useCommand(sendMessage);
  const save = useCallback(
    async (said: Pick<SendMessageArgs, 'content' | 'template'>) => {
      const saved = await send({ id: newId(), conversation_id: conversationId, ...said });
      if (!saved.ok) notifyFailure(t('failedToSend'), 'high');
      return saved.ok;
    },
    [conversationId, send, t],
  );
  return useMemo(() => ({ words: content => save({ content }), template: template => save({ template }) }), [save]);
}
