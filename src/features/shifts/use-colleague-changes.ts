// Which shifts of the board a colleague has just changed, with their name: drawn for some seconds and said once. Nobody's cursor is shown.
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useSession } from '#bridge/use-session.ts';
import { type ColleagueChange, changedByColleagues, type Seen, seenOf } from '#domain/shifts/colleagues.ts';
import { shiftsOf } from '#domain/shifts/week.ts';
import { teamOfVenue } from '#domain/team/queries.ts';
import type { Week } from './use-week.ts';

const SHOWN_MS = 6_000;

export interface ColleagueChanges {
  /** By shift: who changed it. */
  readonly by: ReadonlyMap<string, string>;
  /** For readers; empty when there is nothing. */
  readonly said: string;
}

const NOBODY: readonly ColleagueChange[] = [];

export function useColleagueChanges(venueId: string, { monday, board }: Week): ColleagueChanges {
  const t = useTranslations('planner.colleague');
  const ownId = useSession()?.userId ?? '';
  const team = useQuery(teamOfVenue, { venueId });
  const seen = useRef<{ readonly monday: string; readonly what: Seen } | null>(null);
  const [changes, setChanges] = useState(NOBODY);
  useEffect(() => {
    if (board === undefined) return;
    const shifts = shiftsOf(board).map(({ shift }) => shift);
    const before = seen.current?.monday === monday ? seen.current.what : null;
    seen.current = { monday, what: seenOf(shifts) };
    const found = before === null ? NOBODY : changedByColleagues(before, shifts, ownId);
    if (found.length > 0) setChanges(found);
  }, [board, monday, ownId]);
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
