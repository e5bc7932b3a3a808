import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './pips.module.css';

interface PipsProps {
  readonly filled: number;
  /** Asked, not answered yet: a ring. */
  readonly applied?: number;
  readonly total: number;
}

const drawnAtMost = 8;

/** The places of something, one dot each: filled, asked, free. Above eight only the words remain. */
export function Pips({ filled, applied = 0, total }: PipsProps) {
  const t = useTranslations('common');
  const words = t('places', { filled: String(filled), total: String(total) });
  if (total > drawnAtMost) return <span className={classes.words}>{words}</span>;
  return (
    <span className={classes.pips}>
      {Array.from({ length: total }, (_, place) => place).map(place => (
        <span
          key={place}
          className={place < filled ? classes.filled : place < filled + applied ? classes.applied : classes.free}
          aria-hidden="true"
        />
      ))}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
