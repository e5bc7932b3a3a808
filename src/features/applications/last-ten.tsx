// Somebody's last ten shifts as ten ticks: counts, sorted, the good ones first. What the forms mean is said under the table.
import { useTranslations } from 'use-intl';
import { lastTen, OUTCOMES } from '#domain/reliability/last-ten.ts';
import classes from './last-ten.module.css';

interface LastTenProps {
  /** Of each outcome, in their order; null: no shift yet. */
  readonly counts: readonly number[] | null;
}

export function LastTen({ counts }: LastTenProps) {
  const t = useTranslations('applications.compare.outcomes');
  const words = OUTCOMES.flatMap((outcome, nth) => {
    const n = counts?.[nth] ?? 0;
    return n === 0 ? [] : [t(outcome, { n })];
  });
  return (
    <span className={classes.ten} role="img" aria-label={words.length === 0 ? t('none') : words.join(', ')}>
      {lastTen(counts).map((outcome, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ten places, sorted
        <span key={nth} className={classes.tick} data-outcome={outcome ?? undefined} />
      ))}
    </span>
  );
}

export function LastTenLegend() {
  const t = useTranslations('applications.compare.outcomeNames');
  return (
    <ul role="list" className={classes.legend}>
      {OUTCOMES.map(outcome => (
        <li key={outcome}>
          <span className={classes.tick} data-outcome={outcome} aria-hidden="true" />
          {t(outcome)}
        </li>
      ))}
    </ul>
  );
}
