// The keys of the board, in the line under it: of the shift that one is at, or of those that are ticked.
import { useTranslations } from 'use-intl';
import { KeyRow } from '#ui/key-row.tsx';

const AT_ONE = [
  [['←', '↑', '↓', '→'], 'go'],
  [['Enter'], 'open'],
  [['C'], 'copy'],
  [['D'], 'move'],
  [['S'], 'split'],
  [['X'], 'select'],
  [['Shift ←', 'Shift →'], 'stretch'],
] as const;
const OF_TICKED = [
  [['Shift ↑', 'Shift ↓'], 'more'],
  [['X'], 'one'],
  [['G'], 'gaps'],
] as const;

export function BoardKeys() {
  const t = useTranslations('board.keys');
  return <KeyRow label={t('title')} keys={AT_ONE.map(([caps, name]) => ({ caps, does: t(name) }))} />;
}

export function TickedKeys() {
  const t = useTranslations('planner.batch.keys');
  return <KeyRow label={t('title')} keys={OF_TICKED.map(([caps, name]) => ({ caps, does: t(name) }))} />;
}
