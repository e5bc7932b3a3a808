// Asks a person to hide a review, or the sentence of it that is wrong, and why.
import { Radio } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { MOST_WORDS, sentencesOf } from '#domain/reviews/rules.ts';
import type { Review } from '#domain/reviews/schema.ts';
import { saysSomething } from '#domain/said.ts';
import { ActButton } from '#ui/act-button.tsx';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import { KeptLine } from '#ui/kept-line.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import classes from './reviews.module.css';
import { useSaveReview } from './use-save-review.ts';

interface DisputeSheetProps {
  readonly review: Review;
  readonly name: string;
  readonly onClose: () => void;
}

export function DisputeSheet({ review, name, onClose }: DisputeSheetProps) {
  const t = useTranslations('reviews.dispute');
  const { value, change, forget, kept } = useKeptForm(`contest-${review.id}`, { marked: '', reason: '' });
  const { marked, reason } = value;
  const save = useSaveReview();
  const why = useNeeded(saysSomething(reason));
  const sentences = sentencesOf(review.words ?? '');
  const send = async () => {
    const part = sentences.includes(marked) ? marked : null;
    if (!(await save.dispute(review.id, part, reason.trim()))) return;
    forget();
    onClose();
  };
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('title', { name })}
      lead={t('lead')}
      foot={<ActButton onClick={() => why.press(send)}>{t('send')}</ActButton>}
    >
      <KeptLine kept={kept} />
      {sentences.length > 1 && (
        <Radio.Group
          label={t('part')}
          value={sentences.includes(marked) ? marked : ''}
          onChange={part => change(before => ({ ...before, marked: part }))}
        >
          <div className={classes.parts}>
            <Radio value="" label={t('whole')} />
            {sentences.map(sentence => (
              <Radio key={sentence} value={sentence} label={sentence} />
            ))}
          </div>
        </Radio.Group>
      )}
      <GrowingTextarea
        ref={why.box}
        error={why.error}
        label={t('reason')}
        minRows={3}
        maxRows={8}
        maxLength={MOST_WORDS}
        value={reason}
        onChange={event => {
          const typed = event.currentTarget.value;
          change(before => ({ ...before, reason: typed }));
        }}
        data-autofocus
      />
    </Sheet>
  );
}
