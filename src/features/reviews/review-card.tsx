// A review as it was written: stars, what stood out, words, and the reply. Sealed: outlined. Open: settled.
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { STARS, tagsOf } from '#domain/reviews/rules.ts';
import type { Review } from '#domain/reviews/schema.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './reviews.module.css';

interface ReviewCardProps {
  readonly title: string;
  readonly review: Review;
  /** Not on the server yet. */
  readonly pending: boolean;
  readonly children?: ReactNode;
}

export function ReviewCard({ title, review, pending, children }: ReviewCardProps) {
  const t = useTranslations('reviews');
  const tags = tagsOf(review.authorSide, review.tags);
  const chip = review.state === 'sealed' ? 'sealed' : 'ended';
  return (
    <article className={classes.card} aria-label={title}>
      <p className={classes.head}>
        <strong>{title}</strong>
        {pending ? <StateChip state="onThisDevice" /> : <StateChip state={chip} label={t(`state.${review.state}`)} />}
      </p>
      <p className={classes.given} role="img" aria-label={t('starsOf', { n: review.stars })}>
        {STARS.map(one =>
          one <= review.stars ? (
            <IconStarFilled key={one} size={20} aria-hidden="true" />
          ) : (
            <IconStar key={one} size={20} stroke={1.25} aria-hidden="true" />
          ),
        )}
      </p>
      {tags.length > 0 && <p className={classes.dim}>{tags.map(tag => t(`tags.${tag}`)).join(' · ')}</p>}
      {review.words !== null && <p className={classes.words}>{review.words}</p>}
      {review.reply !== null && <p className={classes.reply}>{t('replied', { reply: review.reply })}</p>}
      {children}
    </article>
  );
}
