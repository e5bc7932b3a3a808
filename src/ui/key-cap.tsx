// A key, drawn beside what it does, by the name that it has on a keyboard of the person's language. Which keys a page hears, the sheet of
// «?» says (tests/house/keys.test.ts).
import { useTranslations } from 'use-intl';
import classes from './key-cap.module.css';

const NAMED = ['Enter', 'Esc', 'Shift', 'Home', 'End'] as const;

/** One key, or those that are pressed together, with spaces between them: `Ctrl Shift Z`. */
export function KeyCap({ children }: { readonly children: string }) {
  const t = useTranslations('common.keyNames');
  const nameOf = (key: string): string => {
    const named = NAMED.find(one => one === key);
    return named === undefined ? key : t(named);
  };
  return <kbd className={classes.key}>{children.split(' ').map(nameOf).join(' ')}</kbd>;
}
