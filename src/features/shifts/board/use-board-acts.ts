// What keys and drags on the board lead to. Whoever may only look has none of them.
import { type RefObject, startTransition } from 'react';
import { useTranslations } from 'use-intl';
import { shiftToDraft } from '#domain/shifts/draft.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import { STRETCH_MIN, stretched } from '#domain/shifts/reshape.ts';
import type { BoardCell, CellLook } from '#domain/shifts/week.ts';
import type { How } from '#features/shifts/change/again-sheet.tsx';
import type { TimesAsked } from '#features/shifts/change/use-times.ts';
import type { Placing } from '#features/shifts/gaps/use-placing.ts';
import type { Drops } from './use-board-drag.ts';
import type { BoardKeys } from './use-board-keys.ts';
import type { Selection } from './use-selection.ts';

/** What has an end that may still be another. */
export const STRETCHED: readonly CellLook[] = ['draft', 'gap', 'applied', 'booked'];

export interface BoardActs {
  readonly again: (shiftId: string, day: string | null, how?: How) => void;
  readonly times: (asked: TimesAsked) => void;
  /** Those that are ticked; it is asked first. */
  readonly cancel: (shifts: readonly WrittenShift[]) => void;
}

interface OnBoard {
  readonly mayPublish: boolean;
  readonly placing: Placing;
  readonly selection: Selection;
  readonly acts: BoardActs;
  readonly shown: readonly BoardCell[];
}

/** C copies, D moves, S splits, X ticks; while something is ticked G ticks every gap. */
export function useKeyActs({ mayPublish, placing, selection, acts, shown }: OnBoard): BoardKeys {
  const none = { acts: {}, stretch: () => undefined, tickBoth: () => undefined, leave: null, placing };
  if (!mayPublish) return none;
  const ticking = selection.ids.size > 0;
  const gaps = () => selection.add(shown.filter(({ open }) => open > 0).map(({ shift }) => shift.id));
  return {
    acts: {
      c: id => acts.again(id, null),
      d: id => acts.again(id, null, 'move'),
      s: id => acts.times({ shiftId: id, how: 'split', minutes: 0 }),
      x: selection.turn,
      ...(ticking && { g: gaps }),
    },
    stretch: (shiftId, steps) => acts.times({ shiftId, how: 'times', minutes: steps * STRETCH_MIN }),
    tickBoth: (one, other) => selection.add([one, other]),
    leave: ticking || selection.choosing ? selection.clear : null,
    placing,
  };
}

export function useDrops(
  { mayPublish, placing, acts, shown }: OnBoard,
  region: RefObject<HTMLElement | null>,
): Drops | null {
  const t = useTranslations('planner.shape');
  if (!mayPublish) return null;
  const endAfter = (shiftId: string, steps: number) => {
    const shift = shown.find(cell => cell.shift.id === shiftId)?.shift;
    return shift && stretched(shiftToDraft({ ...shift, pack: null }), steps * STRETCH_MIN).end;
  };
  return {
    onShift: acts.again,
    onPerson: placing.place,
    takes: placing.takes,
    // The drag goes on while three hundred cells say what letting go would do.
    onHold: workerId => startTransition(() => placing.hold(workerId)),
    onStretch: (shiftId, steps) => acts.times({ shiftId, how: 'times', minutes: steps * STRETCH_MIN }),
    stretchWords: (shiftId, steps) => t('stretch', { time: endAfter(shiftId, steps) ?? '' }),
    say: words => {
      if (region.current !== null) region.current.textContent = words;
    },
  };
}
