// Draws nothing: while it stands, the server is asked who is free for the gaps that are looked at, one by one. Of one that it does not
// know yet it could say nothing.
import { useMemo } from 'react';
import type { BoardCell } from '#domain/shifts/week.ts';
import type { Answers } from './use-answers.ts';
import { useVerdictsOn } from './use-verdicts.ts';

/** At once: beyond so many a day has no questions left. */
const MOST = 12;

interface GapsLookedAtProps {
  readonly answers: Answers;
  /** Open, chosen or ticked, a gap or not. */
  readonly ids: readonly (string | null | undefined)[];
}

export function GapsLookedAt({ answers: { gaps, people }, ids }: GapsLookedAtProps) {
  const looked = gaps.filter(({ shift }) => ids.includes(shift.id) && shift.pending === null);
  return looked.slice(0, MOST).map(gap => <Asked key={gap.shift.id} gap={gap} people={people} />);
}

function Asked({ gap: { shift }, people }: { readonly gap: BoardCell; readonly people: Answers['people'] }) {
  const gaps = useMemo(() => [shift], [shift]);
  useVerdictsOn({ venueId: shift.venueId, gaps, people });
  return null;
}
