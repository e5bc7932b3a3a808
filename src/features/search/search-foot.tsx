import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { KeyCap } from '#ui/key-cap.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import classes from './search.module.css';
import type { FoundGroup } from './use-search.ts';

interface SearchFootProps {
  readonly groups: readonly FoundGroup[];
  readonly words: string;
  readonly online: boolean;
  /** What stands here came from Encore too, as an admin is shown. */
  readonly everywhere: boolean;
  /** The key that leads to what can be done about the marked line. */
  readonly acts: 'Tab' | '→';
}

/** How much there is, once typing has paused. */
export function SearchFoot({ groups, words, online, everywhere, acts }: SearchFootProps) {
  const keyboard = useKeyboard();
  const t = useTranslations('search');
  const offline = useOffline();
  const n = groups.reduce((sum, { all }) => sum + all, 0);
  const [said] = useDebouncedValue(words === '' ? '' : t(everywhere ? 'countAll' : 'count', { n }), 300);
  return (
    <div className={classes.foot}>
      <p role="status">
        {said}
        {said !== '' && offline && online && ` ${t('goOnline')}`}
      </p>
      {keyboard && <KeyHints acts={acts} />}
    </div>
  );
}

function KeyHints({ acts }: { readonly acts: 'Tab' | '→' }) {
  const t = useTranslations('search.foot');
  return (
    <p className={classes.hints} aria-hidden="true">
      {(
        [
          ['↑ ↓', 'move'],
          [acts, 'more'],
        ] as const
      ).map(([key, what]) => (
        <span key={what}>
          <KeyCap>{key}</KeyCap> {t(what)}
        </span>
      ))}
    </p>
  );
}
