// The week as seven heads, each the way to the planner.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { WeekBoard } from '#domain/shifts/week.ts';
import { DayHead } from '#features/shifts/day-head.tsx';
import type { Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './venue-home-screen.module.css';

interface WeekHeadsProps {
  readonly week: Week;
  readonly board: WeekBoard;
  readonly currency: string;
}

export function WeekHeads({ week, board, currency }: WeekHeadsProps) {
  const t = useTranslations('planner.home');
  const format = useFormat();
  const { booked, places, plannedMinor } = board.figures;
  return (
    <section aria-label={t('week')}>
      <div className={classes.heading}>
        <h2>{t('week')}</h2>
        {places > 0 && (
          <span className={classes.dim}>
            {t('weekFigures', {
              booked: String(booked),
              places: String(places),
              sum: format.money(plannedMinor, currency),
            })}
          </span>
        )}
        <LinkButton to="/venue/shifts" search={{ view: 'week' }} variant="subtle" size="sm" data-flush="end">
          {t('planner')}
        </LinkButton>
      </div>
      <ul className={classes.strip}>
        {week.days.map((day, nth) => {
          const figures = board.days[nth];
          return figures === undefined ? null : (
            <li key={day} data-today={day === week.today || undefined}>
              <Link to="/venue/shifts" search={{ view: 'week' }} className={classes.day}>
                <DayHead day={day} figures={figures} currency={currency} today={day === week.today} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
