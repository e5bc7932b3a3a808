// All formats of `format.ts` in one language, with the few words that some of them need. Also for who draws nothing, as the
// sender of push messages.
import type { Messages, useTranslations } from 'use-intl';
import type { Instant } from './format.ts';
import * as format from './format.ts';
import type { Locale } from './locale.ts';

/** Of `Messages`' `common.time`. */
export type TimeWords = ReturnType<typeof useTranslations<'common.time'>>;

interface Range {
  readonly start: Instant;
  readonly end: Instant;
  readonly tz: string;
}

const HALF_A_YEAR_MS = 182 * 86_400_000;

function isNear(at: Instant): boolean {
  return Math.abs(Date.now() - Number(new Date(at))) < HALF_A_YEAR_MS;
}

export type Formats = ReturnType<typeof formatsOf>;

export function formatsOf(locale: Locale, t: TimeWords) {
  const plusDays = (range: Range) => {
    const days = format.daysBetween(range.start, range.end, range.tz);
    return days > 0 ? ` ${t('plusDays', { days })}` : '';
  };
  return {
    clock: (at: Instant, tz: string) => format.formatClock(locale, at, tz),
    clockInSentence: (at: Instant, tz: string) => format.formatClockInSentence(locale, at, tz),
    day: (at: Instant, tz: string) => format.formatDay(locale, at, tz),
    dayHeading: (at: Instant, tz: string) => format.formatDayHeading(locale, at, tz),
    longDay: (at: Instant, tz: string) => format.formatLongDay(locale, at, tz),
    date: (at: Instant, tz: string) => format.formatDate(locale, at, tz),
    /** With the year where that is half a year away or more. */
    days: (from: string, to: string) => format.formatDays(locale, { from, to, year: !isNear(from) }),
    shortDays: (from: string, to: string) => format.formatShortDays(locale, { from, to, year: !isNear(from) }),
    dayColumn: (at: Instant, tz: string) => format.formatDayColumn(locale, at, tz),
    stamp: (at: Instant, tz: string) => format.formatStamp(locale, at, tz),
    money: (minor: number, currency: string | null) => format.formatMoney(locale, minor, currency),
    wholeMoney: (minor: number, currency: string) => format.formatWholeMoney(locale, minor, currency),
    shortMoney: (minor: number, currency: string) => format.formatShortMoney(locale, minor, currency),
    month: (day: string, width: 'long' | 'narrow' | 'year' = 'long') => format.formatMonth(locale, day, width),
    rating: (tenths: number) => format.formatRating(locale, tenths),
    share: (value: number) => format.formatShare(locale, value),
    country: (code: string) => format.formatCountry(locale, code),
    number: (value: number) => format.formatNumber(locale, value),
    length: (metres: number) => format.formatLength(locale, metres),
    size: (bytes: number) => format.formatSize(locale, bytes),
    /** '7 h 30 min' (French '7 h 30'), '45 min', '8 h'. */
    duration: (total: number) => {
      const hours = String(Math.floor(total / 60));
      const left = total % 60;
      if (total < 60) return t('minutes', { minutes: String(left) });
      if (left === 0) return t('hours', { hours });
      // French leaves the unit out behind the hour, so the minutes have two figures there.
      return t('hoursMinutes', { hours, minutes: locale === 'fr' ? String(left).padStart(2, '0') : String(left) });
    },
    /** '7 h 30', '0 h': in cells and figures, the same in all languages. */
    hours: (total: number) => {
      const left = total % 60;
      return `${Math.floor(total / 60)} h${left === 0 ? '' : ` ${String(left).padStart(2, '0')}`}`;
    },
    /** 'Fri 27 Nov · 18:00–02:00 (+1 day)'. */
    span: (range: Range) =>
      `${format.formatDayHeading(locale, range.start, range.tz)} · ${format.formatRange(locale, range)}${plusDays(range)}`,
    /** The same after a word of the sentence: Spanish and French write the day small there. */
    spanInSentence: (range: Range) =>
      `${format.formatDay(locale, range.start, range.tz)} · ${format.formatRange(locale, range)}${plusDays(range)}`,
    /** '18:00–02:00' and how many midnights lie between. */
    times: (range: Range) => ({
      text: format.formatRange(locale, range),
      days: format.daysBetween(range.start, range.end, range.tz),
    }),
    /** '18:00–02:00 (+1 day)'. */
    range: (range: Range) => format.formatRange(locale, range) + plusDays(range),
  };
}

type Phrase = 'at' | 'by' | 'until' | 'since';

/** '16:05' today, 'Fri 27 Nov, 16:05' on another day; by the zone of the one who reads, or that of the place given. */
export interface When extends Readonly<Record<Phrase, (at: Instant, place?: string) => string>> {
  (at: Instant, place?: string): string;
  /** 'Fri 27 Nov', or '27 Nov 2025' where that is half a year away or more. */
  readonly day: (at: Instant, place?: string) => string;
  /** The same at the head of a line. */
  readonly dayHeading: (at: Instant, place?: string) => string;
  /** 'Friday 27 November', or '27 Nov 2025'. */
  readonly longDay: (at: Instant, place?: string) => string;
  /** 'Fri 27 Nov · 18:00–02:00 (+1 day)', with the year where that is needed to know which. */
  readonly span: (range: Range) => string;
}

/**
 * A moment for a line of facts, and as a phrase for a sentence: `when.by(at)` is 'by 16:05' or 'by Fri 27 Nov, 16:05', with the year
 * instead of the weekday where that is half a year away or more. A sentence has no preposition of its own before such a value,
 * because languages choose it by what follows.
 */
export function whenOf(formats: Formats, t: TimeWords, zone: string): When {
  const today = (at: Instant, tz: string) => format.formatIsoDay(at, tz) === format.formatIsoDay(Date.now(), tz);
  const day = (at: Instant, tz = zone) => (isNear(at) ? formats.day(at, tz) : formats.date(at, tz));
  const bare = (at: Instant, tz = zone) =>
    today(at, tz) ? formats.clock(at, tz) : `${day(at, tz)}, ${formats.clock(at, tz)}`;
  const phrase =
    (kind: Phrase) =>
    (at: Instant, tz = zone) => {
      const clock = formats.clockInSentence(at, tz);
      return today(at, tz) ? t(`${kind}.clock`, { clock }) : t(`${kind}.day`, { day: day(at, tz), clock });
    };
  return Object.assign(bare, {
    at: phrase('at'),
    by: phrase('by'),
    until: phrase('until'),
    since: phrase('since'),
    day,
    dayHeading: (at: Instant, tz = zone) => (isNear(at) ? formats.dayHeading(at, tz) : formats.date(at, tz)),
    longDay: (at: Instant, tz = zone) => (isNear(at) ? formats.longDay(at, tz) : formats.date(at, tz)),
    span: (range: Range) =>
      isNear(range.start) ? formats.span(range) : `${day(range.start, range.tz)} · ${formats.range(range)}`,
  });
}

/** The name of a role slug; one that this version does not know shows as it is. */
export function roleNameOf(t: ReturnType<typeof useTranslations<'roles'>>): (slug: string) => string {
  return slug => (t.has(slug as keyof Messages['roles']) ? t(slug as keyof Messages['roles']) : slug);
}
