// Both sides' reviews of one shift, as far as one's own side may see them, and what can be done: write, change while it is sealed, and
// reply once.

import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { DisputeId } from '#domain/ids.ts';
import type { Reviewed } from '#domain/reviews/queries.ts';
import { mayReview, opensAt } from '#domain/reviews/rules.ts';
import type { ReviewSide } from '#domain/reviews/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { DisputeSheet } from './dispute-sheet.tsx';
import { ReplySheet } from './reply-sheet.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import classes from './reviews.module.css';

interface ReviewPairProps {
  readonly reviewed: Reviewed;
  /** Whom the other side is. */
  readonly name: string;
  readonly mayWrite: boolean;
  /** After one's own: what follows from it. */
  readonly next?: ReactNode;
}

export function ReviewPair({ reviewed, name, mayWrite, next }: ReviewPairProps) {
  const t = useTranslations('reviews');
  const format = useFormat();
  const now = useEncoreNow();
  const [asking, setAsking] = useState<'review' | 'reply' | 'dispute' | null>(null);
  const { booking, own, others, pending, disputed, contested, side } = reviewed;
  const writable = mayWrite && (own === null || own.state === 'sealed') && mayReview(booking, now);
  const close = () => setAsking(null);
  return (
    <div className={classes.pair}>
      {own !== null && (
        <ReviewCard title={t(`yours.${side}`)} review={own} pending={pending !== null && own.state === 'sealed'}>
          {own.state === 'sealed' && (
            <p className={classes.dim}>{t('opensOn', { day: format.day(opensAt(booking.endsAt), booking.tz) })}</p>
          )}
          {contested !== null && <ToDispute side={side} disputeId={contested} />}
        </ReviewCard>
      )}
      {writable && (
        <Button size="md" variant="outline" onClick={() => setAsking('review')}>
          {own === null ? t('askShort', { name }) : t(`edit.${side}`)}
        </Button>
      )}
      {others !== null && (
        <ReviewCard title={t('theirs', { name })} review={others} pending={pending !== null && others.reply !== null}>
          {mayWrite && others.reply === null && (
            <Button size="sm" variant="outline" onClick={() => setAsking('reply')}>
              {t('reply')}
            </Button>
          )}
          {disputed !== null && <ToDispute side={side} disputeId={disputed} />}
          {mayWrite && disputed === null && (
            <Button size="sm" variant="transparent" onClick={() => setAsking('dispute')}>
              {t('dispute.open')}
            </Button>
          )}
        </ReviewCard>
      )}
      {others === null && <NoneOfTheirs reviewed={reviewed} name={name} />}
      {own !== null && next}
      {asking === 'review' && <ReviewSheet reviewed={reviewed} name={name} onClose={close} />}
      {asking === 'dispute' && others !== null && <DisputeSheet review={others} name={name} onClose={close} />}
      {asking === 'reply' && others !== null && <ReplySheet reviewId={others.id} name={name} onClose={close} />}
    </div>
  );
}

/** Only what is open can be disputed, and what was open is away only because our team hid it. */
function NoneOfTheirs({ reviewed, name }: Pick<ReviewPairProps, 'reviewed' | 'name'>) {
  const t = useTranslations('reviews');
  const { own, disputed, side } = reviewed;
  if (disputed === null) {
    return own === null || own.state === 'sealed' ? null : <p className={classes.dim}>{t('noneTheirs', { name })}</p>;
  }
  return (
    <div className={classes.card}>
      <p className={classes.dim}>{t('hiddenTheirs', { name })}</p>
      <ToDispute side={side} disputeId={disputed} />
    </div>
  );
}

function ToDispute({ side, disputeId }: { readonly side: ReviewSide; readonly disputeId: DisputeId }) {
  const t = useTranslations('reviews.dispute');
  return (
    <LinkButton to={`/${side}/disputes/$disputeId`} params={{ disputeId }} size="sm" variant="transparent">
      {t('see')}
    </LinkButton>
  );
}
