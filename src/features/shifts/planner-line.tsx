// The line under the board: what was done last and the way back, else how many are ticked, else the keys.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './planner-line.module.css';
import { UndoBar } from './undo-bar.tsx';
import type { Selection } from './use-selection.ts';
import type { Undo } from './use-undo.ts';

interface PlannerLineProps {
  /** The keys and the button are of shifts by role. */
  readonly selects: boolean;
  readonly undo: Undo;
  readonly selection: Selection;
  readonly ticked: number;
}

export function PlannerLine({ selects, undo, selection, ticked }: PlannerLineProps) {
  const t = useTranslations('planner.batch');
  const board = useTranslations('board');
  return (
    <div className={classes.line}>
      <UndoBar undo={undo} />
      {selects && (
        <p className={classes.keys} role="status">
          {ticked > 0 && <strong>{t('bar', { n: ticked })}</strong>}{' '}
          {undo.told === null && <span className={classes.hint}>{ticked > 0 ? t('keys') : board('keys')}</span>}
        </p>
      )}
      {selects && (
        <Button
          variant="subtle"
          aria-pressed={selection.choosing}
          onClick={() => (selection.choosing || ticked > 0 ? selection.clear() : selection.choose(true))}
        >
          {t(selection.choosing || ticked > 0 ? 'selectEnd' : 'select')}
        </Button>
      )}
    </div>
  );
}
