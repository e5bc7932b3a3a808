// Whose clock a place's times are by, for readers whose own clock shows another time or day then.
import { formatClock, formatIsoDay, type Instant } from './format.ts';
import type { Locale } from './locale.ts';
import { isKnownZone } from './zone.ts';

interface Place {
  readonly at: Instant;
  readonly tz: string;
  /** The reader's zone. */
  readonly own: string;
}

/** 'Eastern Time', or null where both clocks show the same. */
export function zoneNote(locale: Locale, { at, tz, own }: Place): string | null {
  // Nearly every reader of nearly every row: lists ask for each of theirs.
  if (tz === own) return null;
  // The clocks of Kiritimati and Honolulu show the same time a day apart.
  const isSame = formatClock(locale, at, tz) === formatClock(locale, at, own);
  if (isSame && formatIsoDay(at, tz) === formatIsoDay(at, own)) return null;
  if (!isKnownZone(tz)) return tz;
  const parts = namesOf(locale, tz).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? tz;
}

/** Made once: a list of shifts elsewhere asks for each of its rows. */
const formats = new Map<string, Intl.DateTimeFormat>();

function namesOf(locale: Locale, tz: string): Intl.DateTimeFormat {
  const key = `${locale} ${tz}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: tz, timeZoneName: 'longGeneric' });
  formats.set(key, made);
  return made;
}
