import { useTranslations } from 'use-intl';
import { KeyCap } from '#ui/key-cap.tsx';
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

/** Which keys decide. */
export function CompareKeys() {
  const t = useTranslations('applications.compare.keys');
  return (
    <ul className={classes.keys} aria-label={t('title')}>
      {KEYS.map(([keys, name]) => (
        <li key={name}>
          {keys.map(key => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          {t(name)}
        </li>
      ))}
    </ul>
  );
}
