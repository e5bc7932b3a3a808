import { useTranslations } from 'use-intl';
import { KeyRow } from '#ui/key-row.tsx';

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
  return <KeyRow label={t('title')} keys={KEYS.map(([caps, name]) => ({ caps, does: t(name) }))} />;
}
