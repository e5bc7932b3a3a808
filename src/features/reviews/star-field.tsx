// One to five stars, in ink: a radio group for arrows and readers, and the sentence that says what a count means.
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { STARS, type Stars } from '#domain/reviews/rules.ts';
import type { ReviewSide } from '#domain/reviews/schema.ts';
import classes from './reviews.module.css';

const WORDS = { 1: 'bad', 2: 'poor', 3: 'fair', 4: 'good', 5: 'excellent' } as const satisfies Record<Stars, string>;

interface StarFieldProps {
  readonly side: ReviewSide;
  readonly stars: Stars | null;
  readonly onStars: (stars: Stars) => void;
}

export function StarField({ side, stars, onStars }: StarFieldProps) {
  const t = useTranslations('reviews');
  const name = useId();
  return (
    <div>
      <fieldset className={classes.stars} aria-label={t('starsLabel')}>
        {STARS.map(one => (
          <label key={one} className={classes.star}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === stars}
              aria-label={`${t('starsOf', { n: one })}, ${t(`stars.${WORDS[one]}`)}`}
              onChange={() => onStars(one)}
            />
            {one <= (stars ?? 0) ? (
              <IconStarFilled aria-hidden="true" />
            ) : (
              <IconStar stroke={1.25} aria-hidden="true" />
            )}
          </label>
        ))}
      </fieldset>
      <p className={classes.sentence} aria-live="polite">
        {stars === null ? (
          t('choose')
        ) : (
          <>
            <strong>{t(`stars.${WORDS[stars]}`)}.</strong> {t(`${side}.${WORDS[stars]}`)}
          </>
        )}
      </p>
    </div>
  );
}
