// Which shifts of the board a colleague has just changed, with their name: drawn for some seconds and said once. Nobody's cursor is shown.
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useSession } from '#bridge/use-session.ts';
import { type ColleagueChange, changedByColleagues, type Seen, seenOf } from '#domain/shifts/colleagues.ts';
import { shiftsOf } from '#domain/shifts/week.ts';
import { teamOfVenue } from '#domain/team/queries.ts';
import type { Week } from '#features/shifts/use-week.ts';

const SHOWN_MS = 6_000;
/** After other days were chosen their shifts are still coming: until then only what stood there can be news. */
const COMING_MS = 3_000;

export interface ColleagueChanges {
  /** By shift: who changed it. */
  readonly by: ReadonlyMap<string, string>;
  /** For readers; empty when there is nothing. */
  readonly said: string;
}

const NOBODY: readonly ColleagueChange[] = [];
const NOTHING: Seen = new Map();

export function useColleagueChanges(venueId: string, { days, board }: Week): ColleagueChanges {
  const t = useTranslations('planner.colleague');
  const ownId = useSession()?.userId ?? '';
  const team = useQuery(teamOfVenue, { venueId });
  const seen = useRef<{ readonly days: string; readonly since: number; readonly what: Seen } | null>(null);
  const [changes, setChanges] = useState(NOBODY);
  // Other days bring other shifts, which nobody has changed.
  const shown = days.join(' ');
  useEffect(() => {
    if (board === undefined) return;
    const shifts = shiftsOf(board).map(({ shift }) => shift);
    const before = seen.current?.days === shown ? seen.current : { days: shown, since: Date.now(), what: NOTHING };
    seen.current = { ...before, what: seenOf(shifts) };
    const coming = Date.now() - before.since < COMING_MS;
    const news = coming ? shifts.filter(({ id }) => before.what.has(id)) : shifts;
    const found = changedByColleagues(before.what, news, ownId);
    if (found.length > 0) setChanges(found);
  }, [board, shown, ownId]);
  useEffect(() => {
    if (changes.length === 0) return;
    const timer = setTimeout(() => setChanges(NOBODY), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  const nameOf = (id: string) => team?.find(({ userId }) => userId === id)?.name ?? t('somebody');
  const by = new Map(changes.map(one => [one.shiftId, nameOf(one.by)]));
  const names = [...new Set(by.values())].join(', ');
  return { by, said: changes.length === 0 ? '' : t('changed', { names, n: changes.length }) };
}
