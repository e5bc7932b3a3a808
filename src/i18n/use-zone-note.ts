import { useLocale, useTimeZone } from 'use-intl';
import type { Instant } from './format.ts';
import { zoneNote } from './zone-note.ts';

/** 'Eastern Time' where a place's clock shows another time or day than the reader's, else nothing: for pages that show moments of both. */
export function useZoneNote(): (at: Instant, tz: string) => string | null {
  const locale = useLocale();
  const own = useTimeZone() ?? 'UTC';
  return (at, tz) => zoneNote(locale, { at, tz, own });
}
