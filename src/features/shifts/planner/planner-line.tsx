// The line under the board: what was done last and the way back, else how many are ticked, else the keys.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Selection } from '#features/shifts/board/use-selection.ts';
import { UndoBar } from '#features/shifts/change/undo-bar.tsx';
import type { Undo } from '#features/shifts/change/use-undo.ts';
import { useKeyHints } from '#ui/use-key-hints.ts';
import classes from './planner-line.module.css';

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
  const keyed = useKeyHints();
  return (
    <div className={classes.line}>
      <UndoBar undo={undo} />
      {selects && (
        <p className={classes.keys}>
          {/* The keys beside it are the same at each shift that is ticked. */}
          <strong role="status">{ticked > 0 && t('bar', { n: ticked })}</strong>{' '}
          {keyed && undo.told === null && (ticked > 0 ? t('keys') : board('keys'))}
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
