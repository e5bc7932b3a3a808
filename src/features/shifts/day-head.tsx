// The head of a day: its date, how it is covered, a segment for each place, and what it is planned to cost. Figures of the board,
// drawn the same on the venue's first screen.
import { useTranslations } from 'use-intl';
import type { DayFigures } from '#domain/shifts/week.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './day-head.module.css';

/** More would be no wider than the lines between them. */
const MOST_SEGMENTS = 24;

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
  const looks = [
    ...Array.from({ length: booked }, () => 'booked'),
    ...Array.from({ length: asked }, () => 'asked'),
    ...Array.from({ length: open }, () => 'gap'),
    ...Array.from({ length: Math.max(0, places - booked - asked - open) }, () => 'lost'),
  ];
  const step = Math.max(1, Math.ceil(looks.length / MOST_SEGMENTS));
  return (
    <span className={classes.segments} aria-hidden="true">
      {looks
        .filter((_, nth) => nth % step === 0)
        .map((look, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the bar
          <span key={nth} data-segment={look} />
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
