// A week as seven heads, each the way to the planner.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { WeekBoard } from '#domain/shifts/week.ts';
import { addDays, mondayOf } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { DayHead } from '#features/shifts/day-head.tsx';
import { useWeek, type Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './venue-home-screen.module.css';

/** From Friday on the next week is nearer than the one that ends. */
const SHOWN_BEFORE_DAYS = 3;

interface NextWeekHeadsProps {
  readonly venue: PlacedVenue;
  readonly today: string;
}

/** At the end of a week the one after it, once something is posted there. */
export function NextWeekHeads({ venue, today }: NextWeekHeadsProps) {
  const monday = mondayOf(addDays(today, SHOWN_BEFORE_DAYS));
  return monday === mondayOf(today) ? null : <PostedWeek venue={venue} monday={monday} />;
}

function PostedWeek({ venue, monday }: { readonly venue: PlacedVenue; readonly monday: string }) {
  const week = useWeek(venue, monday);
  if (week.board === undefined || week.board.figures.places === 0) return null;
  return <WeekHeads week={week} board={week.board} currency={venue.currency} which="nextWeek" />;
}

interface WeekHeadsProps {
  readonly week: Week;
  readonly board: WeekBoard;
  readonly currency: string;
  readonly which: 'week' | 'nextWeek';
}

export function WeekHeads({ week, board, currency, which }: WeekHeadsProps) {
  const t = useTranslations('planner.home');
  const format = useFormat();
  const { booked, places, plannedMinor } = board.figures;
  const planned = { view: 'week', week: which === 'week' ? undefined : week.monday } as const;
  return (
    <section aria-label={t(which)}>
      <div className={classes.heading}>
        <h2>{t(which)}</h2>
        {places > 0 && (
          <span className={classes.dim}>
            {t('weekFigures', {
              booked: String(booked),
              places: String(places),
              sum: format.money(plannedMinor, currency),
            })}
          </span>
        )}
        <LinkButton to="/venue/shifts" search={planned} variant="subtle" size="sm" data-flush="end">
          {t('planner')}
        </LinkButton>
      </div>
      <ul role="list" className={classes.strip}>
        {week.days.map((day, nth) => {
          const figures = board.days[nth];
          return figures === undefined ? null : (
            <li key={day} data-today={day === week.today || undefined}>
              <Link to="/venue/shifts" search={planned} className={classes.day}>
                <DayHead day={day} figures={figures} currency={currency} today={day === week.today} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
