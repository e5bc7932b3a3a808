// The coming seven days as one line, with what is booked, the rest around it, what is open, and the shift that is looked at. The line
// is for the eye and the mouse; readers get it as sentences.
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { VenueId } from '#domain/ids.ts';
import type { Seeker } from '#domain/shifts/fit.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { FoundShift } from '#domain/shifts/search.ts';
import { type Bar, stripZone, type WeekStrip, type WordedBar, weekStrip } from '#domain/shifts/week-strip.ts';
import type { Span } from '#domain/time.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { StripSentences } from './strip-sentences.tsx';
import classes from './week-strip.module.css';

export interface WeekStripProps {
  readonly seeker: Seeker;
  readonly venues: ReadonlyMap<VenueId, Venue>;
  /** Open shifts, in any order. */
  readonly found?: readonly FoundShift[];
  /** The one that is looked at. */
  readonly chosen: Shift | null;
  /** Right in its head. */
  readonly aside?: ReactNode;
}

const NOTHING: readonly FoundShift[] = [];

export function WeekStripCard({ seeker, venues, found = NOTHING, chosen, aside }: WeekStripProps) {
  const t = useTranslations('shifts.strip');
  const format = useFormat();
  const here = useTimeZone() ?? 'UTC';
  const now = useEncoreNow();
  const tz = stripZone({ now, seeker, venues, found, chosen }) ?? here;
  const today = formatIsoDay(now, tz);
  const strip = useMemo(
    () => weekStrip({ today, tz, now, seeker, found, chosen }),
    [today, tz, now, seeker, found, chosen],
  );
  const title = t(strip.chosen === null ? 'title' : 'titleWith');
  const hours = { booked: format.duration(strip.bookedMinutes), all: format.duration(strip.withChosenMinutes ?? 0) };
  return (
    <section className={classes.card} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.hours}>
          {strip.withChosenMinutes === null && strip.bookedMinutes === 0
            ? t('nothingBooked')
            : t(strip.withChosenMinutes === null ? 'booked' : 'bookedWith', hours)}
        </p>
        {aside ?? <Legend open={found.length > 0} chosen={strip.chosen !== null} restHours={seeker.rules.restHours} />}
      </div>
      <Line strip={strip} today={today} venues={venues} />
      <StripSentences strip={strip} venues={venues} />
    </section>
  );
}

interface LegendProps {
  readonly open: boolean;
  readonly chosen: boolean;
  readonly restHours: number;
}

function Legend({ open, chosen, restHours }: LegendProps) {
  const t = useTranslations('shifts.strip.legend');
  return (
    <ul role="list" className={classes.legend} aria-hidden="true">
      <li data-mark="booked">{t('booked')}</li>
      {chosen && <li data-mark="chosen">{t('chosen')}</li>}
      <li data-mark="rest">{t('rest', { hours: String(restHours) })}</li>
      {open && <li data-mark="open">{t('open')}</li>}
    </ul>
  );
}

interface LineProps {
  readonly strip: WeekStrip;
  readonly today: string;
  readonly venues: WeekStripProps['venues'];
}

function Line({ strip, today, venues }: LineProps) {
  const t = useTranslations('shifts.strip');
  const format = useFormat();
  const hoursOf = ({ startsAt, endsAt }: Span, tz: string | null | undefined) =>
    `${format.clock(startsAt, tz ?? 'UTC')}–${format.clock(endsAt, tz ?? 'UTC')}`.replaceAll(':00', '');
  return (
    <div className={classes.line} data-open={strip.open.length > 0 || undefined} aria-hidden="true">
      {strip.days.map(day => (
        <span key={day.day} className={classes.day} style={placed(day)}>
          <DayName day={day.day} />
          {day.day === today && <span className={classes.today}>{` ${t('today')}`}</span>}
          {day.off && <span className={classes.off}>{t('off')}</span>}
        </span>
      ))}
      {strip.rests.map(rest => (
        <span key={`${rest.from} ${rest.width}`} className={classes.rest} style={placed(rest)} />
      ))}
      {strip.booked.map(({ engagement, isOver, ...bar }) => (
        <span
          key={engagement.shiftId}
          className={classes.booked}
          data-sure={engagement.booked}
          data-over={isOver || undefined}
          style={worded(bar)}
        >
          <span className={classes.hoursOf}>{hoursOf(engagement, venues.get(engagement.venueId as VenueId)?.tz)}</span>
          {engagement.shiftId !== strip.chosen?.shift.id && (
            <span className={classes.where}>{venues.get(engagement.venueId as VenueId)?.name}</span>
          )}
        </span>
      ))}
      {strip.open.map(({ found, lane, ...bar }) => (
        <Link
          key={found.shift.id}
          to="/rockstar/available-shifts/$shiftId"
          params={{ shiftId: found.shift.id }}
          search
          tabIndex={-1}
          resetScroll={false}
          className={classes.open}
          data-fits={found.fit.fits}
          data-chosen={found.shift.id === strip.chosen?.shift.id || undefined}
          style={{ ...placed(bar), '--lane': lane } as CSSProperties}
        />
      ))}
      {strip.chosen !== null && (
        <span
          className={classes.chosen}
          data-own={strip.booked.some(one => one.engagement.shiftId === strip.chosen?.shift.id) || undefined}
          style={worded(strip.chosen)}
        >
          <span className={classes.hoursOf}>{hoursOf(strip.chosen.shift, strip.chosen.shift.tz)}</span>
          <span className={classes.where}>{venues.get(strip.chosen.shift.venueId)?.name}</span>
        </span>
      )}
      <span className={classes.now} style={{ insetInlineStart: `${strip.now * 100}%` }} />
    </div>
  );
}

function DayName({ day }: { readonly day: string }) {
  const { weekday, date } = useFormat().dayColumn(`${day}T12:00Z`, 'UTC');
  return (
    <>
      <span>{weekday}</span> <span>{date}</span>
    </>
  );
}

function worded(bar: WordedBar): CSSProperties {
  return { ...placed(bar), '--room': bar.room } as CSSProperties;
}

function placed({ from, width }: Bar): CSSProperties {
  return { insetInlineStart: `${from * 100}%`, width: `${width * 100}%` };
}
