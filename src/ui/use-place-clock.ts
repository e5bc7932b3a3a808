import { useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { useZoneNote } from '#i18n/use-zone-note.ts';
import { useWide } from './use-wide.ts';

/** From here up the header says which place this is, and its day and time. */
const HEADER_FROM_PX = 820;

/** By whose clock a page's times are and what it shows `now`: on a phone, and to readers whose own clock shows something else. */
export function usePlaceClock(tz: string | null, now: number): string | null {
  const t = useTranslations('common.time');
  const format = useFormat();
  const zoneNote = useZoneNote();
  const said = useWide(HEADER_FROM_PX);
  const zone = said || tz === null ? null : zoneNote(now, tz);
  if (zone === null || tz === null) return null;
  return t('atVenue', { at: `${format.day(now, tz)}, ${format.clock(now, tz)}`, zone });
}
