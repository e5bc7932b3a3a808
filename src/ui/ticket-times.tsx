import { LitColon } from './lit-colon.tsx';
import classes from './ticket-times.module.css';

interface TicketTimesProps {
  /** 'HH:mm'. */
  readonly start: string;
  readonly end: string;
  /** '(+1 day)', when it ends later. */
  readonly tail?: string;
  /** There is an act for now: the colon is lit. */
  readonly lit: boolean;
}

/** The times on a ticket: the start at arm's length, the end beside it. Smaller on short phones. */
export function TicketTimes({ start, end, tail, lit }: TicketTimesProps) {
  return (
    <p className={classes.times}>
      <span className={classes.start}>
        <LitColon time={start} lit={lit} />
      </span>
      <span className={classes.end}>–{end}</span>
      {tail !== undefined && <span className={classes.tail}>{tail}</span>}
    </p>
  );
}
