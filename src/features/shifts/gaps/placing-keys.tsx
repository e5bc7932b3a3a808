import { useTranslations } from 'use-intl';
import { KeyRow } from '#ui/key-row.tsx';

const KEYS = [
  [['←', '→'], 'next'],
  [['Enter'], 'invite'],
  [['Esc'], 'leave'],
] as const;

/** Which keys put whoever is in the hand into a gap. */
export function PlacingKeys() {
  const t = useTranslations('planner.placingKeys');
  return <KeyRow label={t('title')} keys={KEYS.map(([caps, name]) => ({ caps, does: t(name) }))} />;
}
