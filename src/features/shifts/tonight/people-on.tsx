// Over the bars of the people of a night: how many are on at each hour as a stepped area, and what is missing dashed above it. For
// readers the same as a table.
import { VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { needed, peakOf, type Stretch } from '#domain/shifts/coverage.ts';
import type { NightScale } from '#domain/shifts/night-scale.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './people-on.module.css';

interface PeopleOnProps {
  readonly stretches: readonly Stretch[];
  readonly scale: NightScale;
  readonly tz: string;
}

const HEIGHT = 40;
const WIDTH = 1_000;

export function PeopleOn({ stretches, scale, tz }: PeopleOnProps) {
  const t = useTranslations('shifts.tonight.peopleOn');
  const format = useFormat();
  const peak = peakOf(stretches);
  if (peak === null) return null;
  const x = (instant: number) => ((instant - scale.from) / (scale.to - scale.from)) * WIDTH;
  const y = (people: number) => HEIGHT - (people / needed(peak)) * (HEIGHT - 4);
  const short = stretches.filter(({ missing }) => missing > 0);
  return (
    <div className={classes.row}>
      <div>
        <p className={classes.title}>{t('title')}</p>
        <p className={classes.dim}>{t('legend')}</p>
      </div>
      <svg className={classes.area} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {short.map(one => (
          <rect
            key={one.startsAt}
            className={classes.missing}
            x={x(one.startsAt)}
            y={y(needed(one))}
            width={x(one.endsAt) - x(one.startsAt)}
            height={y(one.booked) - y(needed(one))}
          />
        ))}
        <path className={classes.booked} d={outline(stretches, x, y)} />
        {short.map(one => (
          <path
            key={one.startsAt}
            className={classes.needed}
            d={`M${x(one.startsAt)} ${y(needed(one))}H${x(one.endsAt)}`}
          />
        ))}
      </svg>
      <div className={classes.peak}>
        <p className={classes.dim}>{t('peak', { time: format.clockInSentence(peak.startsAt, tz) })}</p>
        <p className={classes.figure}>{t('of', { booked: String(peak.booked), needed: String(needed(peak)) })}</p>
      </div>
      <StretchTable stretches={stretches} tz={tz} />
    </div>
  );
}

/** What the area shows, for readers. */
function StretchTable({ stretches, tz }: Pick<PeopleOnProps, 'stretches' | 'tz'>) {
  const t = useTranslations('shifts.tonight.peopleOn');
  const format = useFormat();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hours')}</th>
            <th scope="col">{t('booked')}</th>
            <th scope="col">{t('missing')}</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map(({ startsAt, endsAt, booked, missing }) => (
            <tr key={startsAt}>
              <th scope="row">{format.range({ start: startsAt, end: endsAt, tz })}</th>
              <td>{booked}</td>
              <td>{missing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

/** From the ground up, along the steps and down again. */
function outline(stretches: readonly Stretch[], x: (instant: number) => number, y: (people: number) => number): string {
  const steps = stretches.map(one => `V${y(one.booked)}H${x(one.endsAt)}`).join('');
  return `M${x(stretches[0]?.startsAt ?? 0)} ${y(0)}${steps}V${y(0)}`;
}
