import type { Instant } from './format.ts';
import { useFormat } from './use-format.ts';
import { useWhen } from './use-when.ts';
import { useZoneNote } from './use-zone-note.ts';

interface ShiftTime {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly tz: string;
}

/** 'Fri 27 Nov · 18:00–02:00', by the clock of its place; with its zone where that clock shows another time than the reader's. */
export function useShiftTime(): (shift: ShiftTime) => string {
  const when = useWhen();
  const zoneNote = useZoneNote();
  return ({ startsAt, endsAt, tz }) =>
    [when.span({ start: startsAt, end: endsAt, tz }), zoneNote(startsAt, tz)].filter(Boolean).join(' · ');
}

/** '18:00–02:00' alone, for a row that says its day by itself. */
export function useShiftHours(): (shift: ShiftTime) => string {
  const format = useFormat();
  const zoneNote = useZoneNote();
  return ({ startsAt, endsAt, tz }) =>
    [format.range({ start: startsAt, end: endsAt, tz }), zoneNote(startsAt, tz)].filter(Boolean).join(' · ');
}
