import { useTranslations } from 'use-intl';
import classes from './minute-ring.module.css';

const MINUTE_S = 60;

/** How much of this minute is left before the digits change: a ring that empties, with the seconds in it. */
export function MinuteRing({ secondsLeft }: { readonly secondsLeft: number }) {
  const t = useTranslations('attendance.door');
  return (
    <span className={classes.ring} role="img" aria-label={t('next', { seconds: String(secondsLeft) })}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={classes.track} cx="50" cy="50" r="45" />
        <circle
          className={classes.left}
          cx="50"
          cy="50"
          r="45"
          pathLength={MINUTE_S}
          strokeDasharray={`${MINUTE_S} ${MINUTE_S}`}
          // A new minute is full at once; within it the ring moves each second.
          data-full={secondsLeft === MINUTE_S || undefined}
          style={{ strokeDashoffset: MINUTE_S - secondsLeft }}
        />
      </svg>
      <span aria-hidden="true">{secondsLeft}</span>
    </span>
  );
}
