// The one reply to an open review.
import { useTranslations } from 'use-intl';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { MOST_WORDS } from '#domain/reviews/rules.ts';
import { saysSomething } from '#domain/said.ts';
import { WordsSheet } from '#ui/words-sheet.tsx';
import { useSaveReview } from './use-save-review.ts';

interface ReplySheetProps {
  readonly reviewId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function ReplySheet({ reviewId, name, onClose }: ReplySheetProps) {
  const t = useTranslations('reviews');
  const { value: reply, change, forget, kept } = useKeptForm(`reply-${reviewId}`, '');
  const save = useSaveReview();
  const send = async () => {
    if (!(await save.reply(reviewId, reply.trim()))) return;
    forget();
    onClose();
  };
  return (
    <WordsSheet
      title={t('replyTitle', { name })}
      lead={t('replyLead')}
      label={t('replyLabel')}
      act={t('sendReply')}
      most={MOST_WORDS}
      ready={saysSomething(reply)}
      kept={kept}
      value={reply}
      onChange={value => change(() => value)}
      onSend={() => void send()}
      onClose={onClose}
    />
  );
}
