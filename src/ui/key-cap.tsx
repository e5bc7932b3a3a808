// A key, drawn beside what it does. Which of them a page hears, the sheet of «?» says (tests/house/keys.test.ts).
import classes from './key-cap.module.css';

export function KeyCap({ children }: { readonly children: string }) {
  return <kbd className={classes.key}>{children}</kbd>;
}
