// The night as bars: what was planned, and what each side's facts say, on one scale. What differs at either end is tinted. The
// figures beside it say the same in words.
import { nightScale } from '#domain/shifts/night-scale.ts';
import type { Instant } from '#domain/time.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './hours.module.css';

interface SpanBarsProps {
  readonly hours: TrackedHours;
  readonly words: { readonly phone: string; readonly byHand: string };
}

export function SpanBars({ hours, words }: SpanBarsProps) {
  const format = useFormat();
  const { sheet, phone, byHand } = hours;
  const bars = [
    ...(phone === null ? [] : [{ word: words.phone, ...phone }]),
    ...(byHand === null ? [] : [{ word: words.byHand, ...byHand }]),
  ];
  if (bars.length === 0) return null;
  const spans = [sheet, ...bars.map(bar => ({ startsAt: bar.cameAt, endsAt: bar.leftAt }))];
  const scale = nightScale(spans, sheet.startsAt, sheet.tz);
  if (scale === null) return null;
  const { from, to, marks } = scale;
  const place = (at: Instant) => `${((at - from) / (to - from)) * 100}%`;
  const width = (since: Instant, until: Instant) => `${((until - since) / (to - from)) * 100}%`;
  const [comings, leavings] = [bars.map(bar => bar.cameAt), bars.map(bar => bar.leftAt)];
  const apart = [comings, leavings].map(ends => [Math.min(...ends), Math.max(...ends)] as const);
  return (
    <div className={classes.bars} aria-hidden="true">
      <div className={classes.scale}>
        {marks.map(at => (
          <span key={at} style={{ insetInlineStart: place(at) }}>
            {format.clock(at, sheet.tz).slice(0, 2)}
          </span>
        ))}
      </div>
      <div className={classes.lanes}>
        {apart.map(([first, last]) =>
          first === last ? null : (
            <span
              key={first}
              className={classes.apart}
              style={{ insetInlineStart: place(first), width: width(first, last) }}
            />
          ),
        )}
        {bars.map(({ word, cameAt, leftAt }) => (
          <span key={word} className={classes.lane}>
            <span className={classes.bar} style={{ insetInlineStart: place(cameAt), width: width(cameAt, leftAt) }}>
              {word}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
