import classes from './lit-colon.module.css';

interface LitColonProps {
  /** 'HH:mm'. */
  readonly time: string;
  /** Lit is for the next start only; elsewhere the dots take the text's dim colour. */
  readonly lit?: boolean;
}

/** A start time whose colon is the mark's two dots. The character stays for readers and for copying. */
export function LitColon({ time, lit = true }: LitColonProps) {
  const [hours, minutes] = time.split(':');
  return (
    <span className={classes.time}>
      {hours}
      <span className={lit ? classes.lit : classes.dim}>:</span>
      {minutes}
    </span>
  );
}
