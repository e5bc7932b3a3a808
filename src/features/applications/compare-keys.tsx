import { useTranslations } from 'use-intl';
import { useSingleKeys } from '#bridge/use-single-keys.ts';
import classes from './compare.module.css';

const KEYS = [
  [['J', 'K'], 'move'],
  [['A'], 'accept'],
  [['S'], 'shortlist'],
  [['D'], 'decline'],
  [['X'], 'tick'],
  [['C'], 'two'],
  [['Enter'], 'profile'],
] as const;

/** Which keys decide; nothing where they are switched off. */
export function CompareKeys() {
  const t = useTranslations('applications.compare.keys');
  if (!useSingleKeys().on) return null;
  return (
    <ul className={classes.keys} aria-label={t('title')}>
      {KEYS.map(([keys, name]) => (
        <li key={name}>
          {keys.map(key => (
            <kbd key={key} className={classes.key}>
              {key}
            </kbd>
          ))}
          {t(name)}
        </li>
      ))}
    </ul>
  );
}
