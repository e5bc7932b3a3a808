// Strikes that stand, with a dot for each of the ten clean shifts that clear the oldest, and what three of them bring.
import { useTranslations } from 'use-intl';
import { SHIFTS_FOR_A_STRIKE, type Strikes } from '#domain/reliability/rules.ts';
import classes from './reliability.module.css';

const PIPS = Array.from({ length: SHIFTS_FOR_A_STRIKE }, (_, nth) => nth + 1);

export function StrikeLine({ strikes: { standing, toClear } }: { readonly strikes: Strikes }) {
  const t = useTranslations('reliability.strikes');
  if (standing === 0) return null;
  const done = SHIFTS_FOR_A_STRIKE - toClear;
  return (
    <section className={classes.strikes} aria-label={t('title')}>
      <strong>{t('toClear', { n: toClear, standing })}</strong>
      <span className={classes.pips} role="img" aria-label={t('done', { n: String(done) })}>
        {PIPS.map(nth => (
          <span key={nth} data-done={nth <= done || undefined} />
        ))}
      </span>
      <p>{t('review')}</p>
    </section>
  );
}
