// A line of an agenda: the day at the left, what it is about beside it. Rows are divided by hairlines, not boxed.
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTimeZone } from 'use-intl';
import type { Instant } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './day-row.module.css';

interface DayRowProps {
  /** Whose day stands at the left, 'Sun' over '29' over 'Nov', on the wall of this zone; without one on the person's own. */
  readonly at: Instant;
  readonly tz?: string;
  /** What stands first: venue and role. Wraps, never cut. */
  readonly lead: ReactNode;
  readonly second?: ReactNode;
  /** State chip and a short note, at the two ends of a line. */
  readonly state?: ReactNode;
  readonly note?: ReactNode;
  readonly link?: Pick<LinkProps, 'to' | 'params'>;
  /** Before the link leads there. */
  readonly onOpen?: () => void;
}

export function DayRow({ at, tz, lead, second, state, note, link, onOpen }: DayRowProps) {
  const own = useTimeZone() ?? 'UTC';
  const { weekday, date, month } = useFormat().dayColumn(at, tz ?? own);
  const content = (
    <>
      <span className={classes.date}>
        <span className={classes.weekday}>{weekday}</span>
        <span className={classes.day}>{date}</span>
        <span className={classes.month}>{month}</span>
      </span>
      <span className={classes.body}>
        <span className={classes.lead}>{lead}</span>
        {second !== undefined && <span className={classes.second}>{second}</span>}
        {(state !== undefined || note !== undefined) && (
          <span className={classes.foot}>
            {state}
            {note !== undefined && <span className={classes.note}>{note}</span>}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li className={classes.row}>
      {link === undefined ? (
        <div className={classes.inside}>{content}</div>
      ) : (
        <Link {...link} onClick={onOpen} className={classes.inside} activeProps={{ 'data-active': true }}>
          {content}
        </Link>
      )}
    </li>
  );
}

interface DayListProps {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}

/** Rows under a heading that counts them. */
export function DayList({ title, count, children }: DayListProps) {
  return (
    <section className={classes.list}>
      <h2 className={classes.heading}>
        <span>{title}</span>
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </h2>
      <ul role="list" className={classes.rows}>
        {children}
      </ul>
    </section>
  );
}
