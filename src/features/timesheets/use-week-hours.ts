import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { useSame } from '#bridge/use-same.ts';
import {
  factsBetween,
  hoursFrom,
  type SpanOfVenue,
  sheetsBetween,
  type TrackedHours,
} from '#domain/timesheets/queries.ts';

/** A week's hours, in two questions: an approval changes timesheets, and reads none of the week's facts again. Undefined until both are answered. */
export function useWeekHours(span: SpanOfVenue): readonly TrackedHours[] | undefined {
  const sheets = useQuery(sheetsBetween, span);
  const known = useQuery(factsBetween, span);
  const hours = useMemo(() => {
    // Of two weeks while one is left for the other.
    if (sheets === undefined || known === undefined || sheets.of.from !== known.of.from) return undefined;
    return hoursFrom(sheets, known.facts);
  }, [sheets, known]);
  const last = useRef(hours);
  useEffect(() => {
    last.current = hours ?? last.current;
  });
  return useSame(hours ?? last.current);
}
