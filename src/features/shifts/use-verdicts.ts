// How the gaps on the screen suit the people who have their role: the server's word, one coarse read, kept with its time on this
// device, so that tonight's list is there without signal. Calendars never leave the server.
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useOwn } from '#bridge/use-own.ts';
import { type GapVerdict, verdictsForGaps } from '#domain/availability/online.ts';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { type Asked, askedAt, byGap, keepAsked, keptVerdicts, verdictIn } from '#domain/shifts/kept-verdicts.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';

/** The best known of a role: the server answers about two hundred pairs at a time. */
const MOST_PEOPLE = 60;
const MOST_GAPS = 12;
const NOTHING: readonly Asked[] = [];

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
    if (value === undefined || value.length === 0) return;
    keep(before => (before[0]?.at === at ? before : keepAsked(before, { at, found: byGap(value) })));
  }, [value, at, keep]);
  return useMemo(() => {
    const fresh = value === undefined ? null : byGap(value);
    return {
      of: (workerId, shiftId) => fresh?.[shiftId]?.[workerId] ?? verdictIn(kept, { shiftId, workerId }),
      at: fresh !== null ? at : askedAt(kept, gaps),
      unreachable: failure !== null,
    };
  }, [value, at, failure, kept, gaps]);
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

function readKept(stored: string): readonly Asked[] {
  return v.parse(keptVerdicts, JSON.parse(stored));
}
