// How the gaps on the screen suit the people who have their role: the server's word, one coarse read, kept with its time on this
// device, so that tonight's list is there without signal. Calendars never leave the server. A venue has twenty questions a day about a
// person: the first gaps of a week are asked about for the best known, and any other once it is looked at, then for everybody.
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useOwn } from '#bridge/use-own.ts';
import { type GapVerdict, verdictsForGaps } from '#domain/availability/online.ts';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { askedAt, byGap, type Kept, keepAsked, keptVerdicts, verdictIn } from '#domain/shifts/kept-verdicts.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';

/** The server answers about two hundred pairs at a time. */
const MOST_PEOPLE = 60;
/** Two weeks of them leave four questions a day about each person for what is looked at. */
const MOST_GAPS = 8;
const NOTHING: readonly Kept[] = [];

export interface Verdicts {
  /** Undefined where nobody has asked. */
  of(workerId: string, shiftId: string): GapVerdict | undefined;
  /** When the server said it of these gaps; null when it has not. */
  at(gaps: readonly { readonly id: string }[]): Instant | null;
  /** The server could not be asked just now. */
  readonly unreachable: boolean;
}

interface Asking {
  readonly venueId: string;
  readonly gaps: readonly Shift[];
  readonly people: readonly Candidate[];
}

/** Of the first gaps, and of those that were looked at on this device. */
export function useVerdicts({ venueId, gaps, people }: Asking): Verdicts {
  const lines = useMemo(
    () => linesOf(visible(gaps).slice(0, MOST_GAPS), people, MOST_PEOPLE).join(' '),
    [gaps, people],
  );
  const { kept, failure } = useAsked(venueId, lines);
  return useMemo(
    () => ({
      of: (workerId, shiftId) => verdictIn(kept, { shiftId, workerId }),
      at: asked => askedAt(kept, asked),
      unreachable: failure !== null,
    }),
    [kept, failure],
  );
}

/** Asks about a gap that is looked at: for everybody of its role, as `useVerdicts` then tells. */
export function useVerdictsOn({ venueId, gaps, people }: Asking): void {
  useAsked(
    venueId,
    useMemo(() => linesOf(visible(gaps), people, people.length).join(' '), [gaps, people]),
  );
}

/** What is kept of all that was asked, with the answer to this. */
function useAsked(venueId: string, lines: string) {
  const { value, failure, at } = useOnlineQuery('verdicts_for_gaps', verdictsForGaps, { venueId, lines });
  const [kept, keep] = useOwn(`verdicts ${venueId}`, NOTHING, readKept);
  useEffect(() => {
    if (value === undefined || value.length === 0) return;
    const found = byGap(value);
    // The same answer once, and none over a newer one: whoever looks again has it from memory.
    keep(before => {
      const known = new Map(before.map(one => [one.gap, one.at]));
      const fresh = Object.entries(found).filter(([gap]) => (known.get(gap) ?? 0) < at);
      return fresh.length === 0 ? before : keepAsked(before, { at, found: Object.fromEntries(fresh) });
    });
  }, [value, at, keep]);
  return { kept, failure };
}

/** What only favourites see yet is asked about by nobody. */
function visible(gaps: readonly Shift[]): readonly Shift[] {
  return gaps.filter(({ visibleFrom }) => visibleFrom === null);
}

function linesOf(gaps: readonly Shift[], people: readonly Candidate[], most: number): readonly string[] {
  return [...new Set(gaps.map(({ role }) => role))].flatMap(role => {
    const able = people.filter(({ person }) => person.skills.includes(role)).slice(0, most);
    const open = gaps.filter(shift => shift.role === role);
    if (able.length === 0) return [];
    return `${able.map(({ person }) => person.id).join(',')}:${open.map(({ id }) => id).join(',')}`;
  });
}

function readKept(stored: string): readonly Kept[] {
  return v.parse(keptVerdicts, JSON.parse(stored));
}
