import { useTranslations } from 'use-intl';
import { KeyRow } from '#ui/key-row.tsx';

const KEYS = [
  [['J', 'K'], 'move'],
  [['X'], 'choose'],
  [['A'], 'approve'],
  [['O'], 'offer'],
  [['Enter'], 'open'],
  [['Ctrl Enter'], 'all'],
] as const;

/** Which keys go through a week of hours. */
export function HoursKeyRow() {
  const t = useTranslations('timesheets.keys');
  return <KeyRow label={t('title')} keys={KEYS.map(([caps, name]) => ({ caps, does: t(name) }))} />;
}
