// The one reply to an open review.
import { Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useTyped } from '#bridge/use-typed.ts';
import { MOST_WORDS } from '#domain/reviews/rules.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useSaveReview } from './use-save-review.ts';

interface ReplySheetProps {
  readonly reviewId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function ReplySheet({ reviewId, name, onClose }: ReplySheetProps) {
  const t = useTranslations('reviews');
  const [reply, change, forget] = useTyped(`reply-${reviewId}`, '');
  const save = useSaveReview();
  const send = async () => {
    if (!(await save.reply(reviewId, reply.trim()))) return;
    forget();
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('replyTitle', { name })}
      lead={t('replyLead')}
      foot={
        <ActButton disabled={reply.trim() === ''} onClick={() => void send()}>
          {t('sendReply')}
        </ActButton>
      }
    >
      <Textarea
        label={t('replyLabel')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MOST_WORDS}
        value={reply}
        onChange={event => {
          const { value } = event.currentTarget;
          change(() => value);
        }}
        data-autofocus
      />
    </Sheet>
  );
}
