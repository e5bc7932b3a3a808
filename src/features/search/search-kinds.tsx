// The signs that ask for one kind of thing, as buttons below the field.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { KeyCap } from '#ui/key-cap.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import { SIGNS } from './found.ts';
import classes from './search.module.css';

/** The signs that ask for one kind, for whoever has no keyboard or has not learnt them. */
export function SearchKinds({
  words,
  onKind,
}: {
  readonly words: string;
  readonly onKind: (words: string) => void;
}): ReactNode {
  const t = useTranslations('search');
  const keyboard = useKeyboard();
  const sign = SIGNS[words[0] ?? ''] === undefined ? '' : (words[0] ?? '');
  const asked = sign === '' ? words : words.slice(1);
  return (
    <div className={classes.kinds}>
      {['', ...Object.keys(SIGNS)].map(one => (
        <button
          key={one}
          type="button"
          className={classes.kind}
          // Their signs are the way by keyboard: the next Tab goes on to what is beside the list.
          tabIndex={one === sign ? 0 : -1}
          aria-pressed={one === sign}
          onClick={() => onKind(one + asked)}
        >
          {t(one === '' ? 'all' : `groups.${SIGNS[one] ?? 'people'}`)}
          {one !== '' && keyboard && <KeyCap>{one}</KeyCap>}
        </button>
      ))}
    </div>
  );
}
