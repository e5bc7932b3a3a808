// How the gaps on the screen suit the people who have their role: the server's word, one coarse read, kept with its time on this
// device, so that tonight's list is there without signal. Calendars never leave the server.
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useOwn } from '#bridge/use-own.ts';
import { GAP_VERDICTS, type GapVerdict, type ShiftFit, verdictsForGaps } from '#domain/availability/online.ts';
import type { Candidate } from '#domain/invitations/candidates.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';

/** The best known of a role: the server answers about two hundred pairs at a time. */
const MOST_PEOPLE = 60;
const MOST_GAPS = 12;

const keptSchema = v.object({
  at: v.number(),
  /** By gap, then by person. */
  found: v.record(v.string(), v.record(v.string(), v.picklist(GAP_VERDICTS))),
});
type Kept = v.InferOutput<typeof keptSchema>;
const NOTHING: Kept = { at: 0, found: {} };

export interface Verdicts {
  /** Undefined where nobody has asked. */
  of(workerId: string, shiftId: string): GapVerdict | undefined;
  /** When the server said it; null when it has not. */
  readonly at: Instant | null;
  /** The server could not be asked just now. */
  readonly unreachable: boolean;
}

interface Asking {
  readonly venueId: string;
  readonly gaps: readonly Shift[];
  readonly people: readonly Candidate[];
}

export function useVerdicts({ venueId, gaps, people }: Asking): Verdicts {
  const lines = useMemo(() => linesOf(gaps, people), [gaps, people]);
  const { value, failure, at } = useOnlineQuery('verdicts_for_gaps', verdictsForGaps, { venueId, lines });
  const [kept, keep] = useOwn(`verdicts ${venueId}`, NOTHING, readKept);
  useEffect(() => {
    if (value !== undefined && value.length > 0)
      keep(before => (before.at === at ? before : { at, found: byGap(value) }));
  }, [value, at, keep]);
  return useMemo(() => {
    const fresh = value === undefined ? null : byGap(value);
    return {
      of: (workerId, shiftId) => fresh?.[shiftId]?.[workerId] ?? kept.found[shiftId]?.[workerId],
      at: fresh !== null ? at : kept.at === 0 ? null : kept.at,
      unreachable: failure !== null,
    };
  }, [value, at, failure, kept]);
}

function linesOf(gaps: readonly Shift[], people: readonly Candidate[]): string {
  // What only favourites see yet is asked about by nobody.
  const asked = gaps.filter(({ visibleFrom }) => visibleFrom === null).slice(0, MOST_GAPS);
  return [...new Set(asked.map(({ role }) => role))]
    .map(role => {
      const able = people.filter(({ person }) => person.skills.includes(role)).slice(0, MOST_PEOPLE);
      const open = asked.filter(shift => shift.role === role);
      return able.length === 0
        ? ''
        : `${able.map(({ person }) => person.id).join(',')}:${open.map(({ id }) => id).join(',')}`;
    })
    .filter(line => line !== '')
    .join(' ');
}

function byGap(fits: readonly ShiftFit[]): Kept['found'] {
  const found: Record<string, Record<string, GapVerdict>> = {};
  for (const { shiftId, workerId, verdict } of fits) found[shiftId] = { ...found[shiftId], [workerId]: verdict };
  return found;
}

function readKept(stored: string): Kept {
  return v.parse(keptSchema, JSON.parse(stored));
}
