// How the figure came to be, as a line that steps down. Readers get one sentence; the rows under it are its table.
import { useTimeZone, useTranslations } from 'use-intl';
import { FULL, type Step } from '#domain/reliability/rules.ts';
import type { Instant } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './reliability.module.css';

const [WIDTH, HEIGHT, DAYS] = [650, 150, 90];
/** Of the figure, at the top and the bottom of the drawing; less than 20 points are drawn as if they were 20. */
const LEAST_DEPTH = 20;
/** Of the drawing's width: where the figure that it began with has room under the line. */
const CLEAR = 120;

interface StepChartProps {
  readonly steps: readonly Step[];
  readonly score: number;
  readonly now: Instant;
}

export function StepChart({ steps, score, now }: StepChartProps) {
  const t = useTranslations('reliability');
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  const from = now - DAYS * 86_400_000;
  const depth = Math.max(LEAST_DEPTH, FULL - score);
  const x = (at: Instant) => (Math.max(0, at - from) / (now - from)) * WIDTH;
  const y = (figure: number) => 8 + ((FULL - figure) / depth) * (HEIGHT - 40);
  const line = steps.reduce((path, { at, score: figure }) => `${path} H ${x(at)} V ${y(figure)}`, `M 0 ${y(FULL)}`);
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('chart', { score: String(score) })}>
        <path className={classes.top} d={`M 0 ${y(FULL)} H ${WIDTH}`} />
        <path className={classes.line} d={`${line} H ${WIDTH}`} />
        {steps.every(({ at }) => x(at) > CLEAR) && (
          <text className={classes.figure} x={0} y={y(FULL) + 32}>
            {FULL}
          </text>
        )}
        {steps.map(({ at, score: figure }) => (
          <g key={at}>
            <circle className={classes.dot} cx={x(at)} cy={y(figure)} r={7} />
            <text className={classes.figure} x={x(at) - 14} y={y(figure) + 32} textAnchor="middle">
              {figure}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={classes.axis}>
        <span>{format.day(from, tz)}</span>
        <span>{t('today', { day: format.day(now, tz) })}</span>
      </figcaption>
    </figure>
  );
}
