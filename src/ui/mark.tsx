// Music's repeat sign: «again». The one drawing that stands for the product.
import classes from './mark.module.css';

interface MarkProps {
  readonly size?: number;
}

export function Mark({ size = 32 }: MarkProps) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M4 4h8v24H4zM14 4h2v24h-2z" />
      <circle cx="23.5" cy="11.5" r="3.5" />
      <circle cx="23.5" cy="20.5" r="3.5" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <Mark />
      <span>Encore</span>
    </span>
  );
}
