// Deleting a chat takes it from both sides: it is asked for, in the specification's words.
import { IconLock, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useRules } from '#bridge/use-rules.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { deleteConversation } from '#domain/conversations/commands.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { LIST_ROUTES } from './chat-routes.ts';
import { useChatWords } from './use-chat-words.ts';

interface DeleteChatSheetProps {
  readonly chat: Chat;
  readonly side: Side;
  readonly open: boolean;
  readonly asking: boolean;
  readonly onClose: () => void;
}

export function DeleteChatSheet({ chat, side, open, asking, onClose }: DeleteChatSheetProps) {
  const t = useTranslations('messages.remove');
  const navigate = useNavigate();
  const remove = useCommand(deleteConversation);
  const told = useToldOutcome();
  const { sealedDays } = useRules();
  const confirm = async () => {
    onClose();
    const saved = await told(remove({ id: chat.id }), { applied: t('done'), notSaved: t('failed') });
    if (saved && open) await navigate({ to: LIST_ROUTES[side], replace: true });
  };
  return (
    <ConsequenceSheet
      opened={asking}
      title={t('act')}
      lead={t('question', { name: useChatWords().nameOf(chat, side) })}
      consequences={[
        { icon: IconUsers, fact: t('both'), detail: t('bothText') },
        { icon: IconLock, fact: t('sealed', { n: sealedDays }), detail: t('sealedText') },
      ]}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={t('act')}
      onCostly={() => void confirm()}
    />
  );
}
