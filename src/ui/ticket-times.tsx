import { LitColon } from './lit-colon.tsx';
import classes from './ticket-times.module.css';

interface TicketTimesProps {
  /** 'HH:mm'. */
  readonly start: string;
  readonly end: string;
  /** '(+1 day)', when it ends later. */
  readonly tail?: string;
  /** For readers, who would hear figures and signs one by one: '18:00 to 02:00 the next day'. */
  readonly said: string;
  /** There is an act for now: the colon is lit. */
  readonly lit: boolean;
}

/** The times on a ticket: the start at arm's length, the end beside it. Smaller on short phones. */
export function TicketTimes({ start, end, tail, said, lit }: TicketTimesProps) {
  return (
    <p className={classes.times}>
      <span className={classes.said}>{said}</span>
      <span className={classes.start} aria-hidden="true">
        <LitColon time={start} lit={lit} />
      </span>
      <span className={classes.end} aria-hidden="true">
        –{end}
      </span>
      {tail !== undefined && (
        <span className={classes.tail} aria-hidden="true">
          {tail}
        </span>
      )}
    </p>
  );
}
