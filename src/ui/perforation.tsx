import classes from './perforation.module.css';

interface PerforationProps {
  /** Across: between the parts of a ticket. Down: between the times and the body of a shift card. */
  readonly run: 'across' | 'down';
}

/** The dotted line along which a ticket tears. Only shifts are tickets. */
export function Perforation({ run }: PerforationProps) {
  return <span className={classes[run]} aria-hidden="true" />;
}
