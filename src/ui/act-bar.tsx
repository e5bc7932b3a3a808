// The act of a detail screen, within reach of the thumb: sticks to the foot, above the bottom bar.
import type { ReactNode } from 'react';
import classes from './act-bar.module.css';
import { useFoot } from './foot.ts';
import { LitEdge } from './lit-edge.tsx';

interface ActBarProps {
  /** One line of reassurance above the act. */
  readonly note?: ReactNode;
  /** There is a lit act in it. */
  readonly lit?: boolean;
  readonly children: ReactNode;
}

export function ActBar({ note, lit = false, children }: ActBarProps) {
  useFoot(note === undefined ? 'bar' : 'notedBar');
  return (
    <>
      <div className={classes.room} />
      <div className={classes.bar} data-stuck>
        {lit && <LitEdge end />}
        {note !== undefined && <p className={classes.note}>{note}</p>}
        <div className={classes.acts}>{children}</div>
      </div>
    </>
  );
}
