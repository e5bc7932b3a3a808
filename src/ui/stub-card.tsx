// A card whose left end is a stub with times: how a shift stands in a list. The body is handed in.
import type { ReactNode } from 'react';
import { Perforation } from './perforation.tsx';
import classes from './stub-card.module.css';

interface StubCardProps {
  /** Start over end, and '(+1 day)' when it ends later. */
  readonly stub: ReactNode;
  readonly children: ReactNode;
  /** Does not fit the person: sunk ground, no shadow. The reason stands in the body. */
  readonly sunk?: boolean;
}

export function StubCard({ stub, children, sunk = false }: StubCardProps) {
  return (
    <div className={classes.lift} data-sunk={sunk || undefined}>
      <div className={classes.card}>
        <div className={classes.stub}>{stub}</div>
        <Perforation run="down" />
        <div className={classes.body}>{children}</div>
      </div>
    </div>
  );
}

interface StubTimesProps {
  /** 'HH:mm'. */
  readonly start: string;
  readonly end: string;
  /** '(+1 day)', when it ends later. */
  readonly tail?: string;
  /** For readers: '18:00 to 02:00 the next day'. */
  readonly said?: string;
}

export function StubTimes({ start, end, tail, said }: StubTimesProps) {
  const drawn = said === undefined ? {} : { 'aria-hidden': true };
  return (
    <>
      {said !== undefined && <span className={classes.said}>{said}</span>}
      <span className={classes.start} {...drawn}>
        {start}
      </span>
      <span className={classes.end} {...drawn}>
        {end}
      </span>
      {tail !== undefined && (
        <span className={classes.tail} {...drawn}>
          {tail}
        </span>
      )}
    </>
  );
}
