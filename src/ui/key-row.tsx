// The keys that work on a screen, in one row, each with what it does.
import { KeyCap } from './key-cap.tsx';
import classes from './key-row.module.css';

interface KeyRowProps {
  readonly label: string;
  readonly keys: readonly { readonly caps: readonly string[]; readonly does: string }[];
}

export function KeyRow({ label, keys }: KeyRowProps) {
  return (
    <ul role="list" className={classes.row} aria-label={label}>
      {keys.map(({ caps, does }) => (
        <li key={does}>
          {caps.map(cap => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
