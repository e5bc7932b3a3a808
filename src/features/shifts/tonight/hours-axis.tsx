// The hours above the bars, with the present one; what they say stands in every row in words.
import { useElementSize } from '@mantine/hooks';
import type { NightScale } from '#domain/shifts/night-scale.ts';
import type { Instant } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './on-tonight.module.css';

interface HoursAxisProps {
  readonly scale: NightScale;
  readonly now: Instant;
  readonly tz: string;
  readonly share: (instant: Instant) => string;
}

/** Pixels: nearer to the present than this the figures of an hour would stand in those of now. */
const NEAR = 52;

export function HoursAxis({ scale: { from, to, marks }, now, tz, share }: HoursAxisProps) {
  const format = useFormat();
  const { ref, width } = useElementSize();
  const near = width === 0 ? 0 : ((to - from) * NEAR) / width;
  return (
    <div className={classes.axis} aria-hidden="true">
      <div className={classes.marks} ref={ref}>
        {marks
          .filter(at => Math.abs(at - now) > near)
          .map(at => (
            <span key={at} style={{ left: share(at) }}>
              {format.clock(at, tz)}
            </span>
          ))}
        <strong style={{ left: share(now) }}>{format.clock(now, tz)}</strong>
      </div>
    </div>
  );
}
