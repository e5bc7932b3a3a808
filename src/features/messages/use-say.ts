import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { type SendMessageArgs, sendMessage } from '#domain/conversations/commands.ts';
import type { Template } from '#domain/conversations/rules.ts';
import { newId } from '#domain/ids.ts';
import { notifyFailure } from '#ui/toast.ts';
import type { Echo } from './use-echo.ts';

interface Say {
  /** True once they are saved on this device. */
  words(content: string): Promise<boolean>;
  template(code: Template): Promise<boolean>;
}

export function useSay(conversationId: string, { show, drop }: Echo): Say {
  const t = useTranslations('messages');
  const send = useCommand(sendMessage);
  const save = useCallback(
    async (said: Pick<SendMessageArgs, 'content' | 'template'>) => {
      const args = { id: newId(), conversation_id: conversationId, ...said };
      show(args);
      const saved = await send(args);
      if (saved.ok) return true;
      drop(args.id);
      notifyFailure(t('failedToSend'), 'high');
      return false;
    },
    [conversationId, send, show, drop, t],
  );
  return useMemo(() => ({ words: content => save({ content }), template: template => save({ template }) }), [save]);
}
