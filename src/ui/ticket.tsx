// A shift as a ticket: a body, a stub that tears off along the perforation, and notches where they meet. It knows
// nothing of shifts; what stands on it is handed in. One per screen, and lit only when there is an act for now.
import type { ReactNode } from 'react';
import { LitEdge } from './lit-edge.tsx';
import { Perforation } from './perforation.tsx';
import classes from './ticket.module.css';

interface TicketProps {
  readonly children: ReactNode;
  /** The act and what goes with it. Without it the ticket is one piece. */
  readonly stub?: ReactNode;
  readonly lit?: boolean;
  /** It was used: the stub lies apart. */
  readonly torn?: boolean;
  readonly label: string;
}

export function Ticket({ children, stub, lit = false, torn = false, label }: TicketProps) {
  return (
    <article className={classes.ticket} aria-label={label} data-lit={lit || undefined} data-torn={torn || undefined}>
      <div className={classes.paper}>
        <div className={stub === undefined ? classes.whole : classes.body}>
          {lit && <LitEdge />}
          {children}
        </div>
        {stub !== undefined && (
          <>
            {!torn && (
              <div className={classes.tear}>
                <Perforation run="across" />
              </div>
            )}
            <div className={classes.stub}>
              {lit && !torn && <LitEdge end />}
              {stub}
            </div>
          </>
        )}
      </div>
    </article>
  );
}
