// The line under the board: what was done last and the way back, else how many are ticked, else the keys.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Selection } from '#features/shifts/board/use-selection.ts';
import { UndoBar } from '#features/shifts/change/undo-bar.tsx';
import type { Undo } from '#features/shifts/change/use-undo.ts';
import { ActKey } from '#ui/act-key.tsx';
import { useKeyHints } from '#ui/use-key-hints.ts';
import { BoardKeys, TickedKeys } from './planner-keys.tsx';
import classes from './planner-line.module.css';

interface PlannerLineProps {
  /** The keys and the button are of shifts by role. */
  readonly selects: boolean;
  readonly undo: Undo;
  readonly selection: Selection;
  readonly ticked: number;
  /** Somebody is in the hand, whose keys stand with them. */
  readonly placing: boolean;
}

export function PlannerLine({ selects, undo, selection, ticked, placing }: PlannerLineProps) {
  const t = useTranslations('planner.batch');
  const keyed = useKeyHints();
  return (
    <div className={classes.line} data-ticked={ticked > 0 || undefined}>
      <UndoBar undo={undo} />
      {selects && (
        <div className={classes.keys}>
          {/* The keys beside it are the same at each shift that is ticked. */}
          <strong role="status">{ticked > 0 && t('bar', { n: ticked })}</strong>
          {keyed && !placing && undo.told === null && (ticked > 0 ? <TickedKeys /> : <BoardKeys />)}
        </div>
      )}
      {selects && (
        <Button
          variant="subtle"
          aria-pressed={selection.choosing}
          onClick={() => (selection.choosing || ticked > 0 ? selection.clear() : selection.choose(true))}
        >
          {t(selection.choosing || ticked > 0 ? 'selectEnd' : 'select')}
          {ticked > 0 && <ActKey of="Esc" />}
        </Button>
      )}
    </div>
  );
}
