// The head of a day: its date, how it is covered, a segment for each place, and what it is planned to cost. Figures of the board,
// drawn the same on the venue's first screen.
import { useTranslations } from 'use-intl';
import type { DayFigures } from '#domain/shifts/week.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './day-head.module.css';

/** More would be no wider than the lines between them: then each kind is one segment, as long as it has places. */
const MOST_SEGMENTS = 12;

interface DayHeadProps {
  readonly day: string;
  readonly figures: DayFigures;
  readonly currency: string;
  readonly today: boolean;
  /** So narrow that date and places alone have room. */
  readonly folded?: boolean;
}

export function DayHead({ day, figures, currency, today, folded = false }: DayHeadProps) {
  const t = useTranslations('planner');
  const board = useTranslations('board');
  const format = useFormat();
  const { weekday, date } = format.dayColumn(`${day}T12:00Z`, 'UTC');
  const { places, booked, open } = figures;
  const totals = { filled: String(booked), total: String(places) };
  return (
    <span className={classes.head} data-folded={folded || undefined}>
      <span className={classes.line}>
        <span>
          <span className={classes.weekday}>{weekday}</span> <span className={classes.date}>{date}</span>
        </span>
        {!folded && today && <span className={classes.today}>{board('today')}</span>}
        {!folded && !today && open > 0 && <span className={classes.gaps}>{t('gaps', { n: open })}</span>}
      </span>
      {!folded && places > 0 && <Segments figures={figures} />}
      {places > 0 && (
        <span className={classes.line}>
          <span className={classes.figure} data-open={(folded && open > 0) || undefined}>
            {folded ? t('ofShort', totals) : board('places', totals)}
          </span>
          {!folded && <span className={classes.money}>{format.wholeMoney(figures.plannedMinor, currency)}</span>}
        </span>
      )}
    </span>
  );
}

function Segments({ figures: { places, booked, asked, open } }: Pick<DayHeadProps, 'figures'>) {
  const kinds = [
    { look: 'booked', n: booked },
    { look: 'asked', n: asked },
    { look: 'gap', n: open },
    { look: 'lost', n: Math.max(0, places - booked - asked - open) },
  ].filter(({ n }) => n > 0);
  const segments =
    places > MOST_SEGMENTS ? kinds : kinds.flatMap(({ look, n }) => Array.from({ length: n }, () => ({ look, n: 1 })));
  return (
    <span className={classes.segments} data-whole={places > MOST_SEGMENTS || undefined} aria-hidden="true">
      {segments.map(({ look, n }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the bar
        <span key={nth} data-segment={look} style={{ flexGrow: n }} />
      ))}
    </span>
  );
}

interface WeekTotalProps {
  readonly plannedMinor: number;
  readonly plannedMin: number;
  readonly places: number;
  readonly currency: string;
}

/** What the week adds up to, over the names of the rows. */
export function WeekTotal({ plannedMinor, plannedMin, places, currency }: WeekTotalProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  return (
    <span className={classes.total}>
      <span className={classes.figure}>{t('planned')}</span>
      <span className={classes.sum}>{format.wholeMoney(plannedMinor, currency)}</span>
      <span className={classes.figure}>
        {t('hoursPlaces', { hours: format.number(Math.round(plannedMin / 60)), n: places })}
      </span>
    </span>
  );
}
