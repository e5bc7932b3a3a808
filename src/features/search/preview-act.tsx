import { KeyCap } from '#ui/key-cap.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import classes from './search.module.css';

interface PreviewActProps {
  readonly label: string;
  /** Which keys do the same while somebody types. */
  readonly keys: string;
  readonly onPress: () => void;
}

export function PreviewAct({ label, keys, onPress }: PreviewActProps) {
  const keyboard = useKeyboard();
  return (
    <button type="button" className={classes.act} aria-label={label} onClick={onPress}>
      {label}
      {keyboard && <KeyCap>{keys}</KeyCap>}
    </button>
  );
}
