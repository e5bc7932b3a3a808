// What opens over the planner: one shift again or moved, other times for one, and several called off. It stays open wherever what it is
// about moves to, when the window is made narrower or wider.
import { useMemo, useState } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { cancellable } from '#domain/shifts/bulk.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import type { BoardCell } from '#domain/shifts/week.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { BoardActs } from '#features/shifts/board/use-board-acts.ts';
import type { Selection } from '#features/shifts/board/use-selection.ts';
import { AgainSheet, type How } from '#features/shifts/change/again-sheet.tsx';
import { CancelManySheet } from '#features/shifts/change/cancel-many-sheet.tsx';
import { TimesSheet } from '#features/shifts/change/times-sheet.tsx';
import type { TimesAsked } from '#features/shifts/change/use-times.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import type { Places } from '#features/shifts/use-places.ts';

type PlannerAsk =
  | { readonly kind: 'again'; readonly id: string; readonly day: string | null; readonly how: How | undefined }
  | { readonly kind: 'times'; readonly asked: TimesAsked }
  | { readonly kind: 'cancel'; readonly shifts: readonly WrittenShift[] };

/** What was asked for on the board, and what asks for it: the same acts for as long as the planner stands. */
export function usePlannerAsk() {
  const [ask, setAsk] = useState<PlannerAsk | null>(null);
  const acts = useMemo<BoardActs>(
    () => ({
      again: (id, day, how) => setAsk({ kind: 'again', id, day, how }),
      times: asked => setAsk({ kind: 'times', asked }),
      cancel: shifts => setAsk({ kind: 'cancel', shifts }),
    }),
    [],
  );
  return { ask, acts, close: () => setAsk(null) };
}

interface PlannerSheetsProps {
  readonly venue: PlacedVenue;
  readonly ask: PlannerAsk | null;
  /** What is ticked. */
  readonly cells: readonly BoardCell[];
  readonly places: Places | undefined;
  readonly selection: Selection;
  readonly run: Run;
  readonly onClose: () => void;
}

export function PlannerSheets({ venue, ask, cells, places, selection, run, onClose }: PlannerSheetsProps) {
  const now = useEncoreNow();
  if (ask === null) return null;
  if (ask.kind === 'cancel') {
    // A colleague may have called one off meanwhile.
    const there = ask.shifts.filter(({ id }) => cells.some(({ shift }) => shift.id === id));
    return <CancelManySheet {...{ places, run, onClose }} shifts={cancellable(there, now)} onDone={selection.clear} />;
  }
  if (ask.kind === 'times') return <TimesSheet {...{ venue, run, onClose }} asked={ask.asked} />;
  const { id, day, how } = ask;
  return <AgainSheet key={id + day} {...{ venue, run, onClose, day }} shiftId={id} {...(how && { how })} />;
}
