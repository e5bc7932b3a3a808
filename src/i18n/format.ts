// How instants and sums are written, in one language. Knows nothing of shifts: a place's time zone and a currency are
// handed in. Clocks are always 24 h and tabular; dates are short and in the language's own order.
import type { Locale } from './locale.ts';
import { isKnownZone } from './zone.ts';

/** An instant: ISO 8601 text or epoch milliseconds. */
export type Instant = string | number | Date;

const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' };

/** '18:00' on the wall of that zone; '18:00 UTC' where the device does not know the zone. */
export function formatClock(locale: Locale, at: Instant, tz: string): string {
  return remembered(clocks, `${locale} ${tz} ${minuteOf(at)}`, () => {
    const format = dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: tz });
    return format.format(new Date(at)) + (isKnownZone(tz) ? '' : ' UTC');
  });
}

/** The same after a word of the sentence. Spanish says it with its article: 'las 18:00', but 'la 01:00'. */
export function formatClockInSentence(locale: Locale, at: Instant, tz: string): string {
  const clock = formatClock(locale, at, tz);
  if (locale !== 'es') return clock;
  return clock.startsWith('01:') ? `la ${clock}` : `las ${clock}`;
}

/** 'Fri 27 Nov', 'vie 27 nov', 'ven. 27 nov.': as it stands inside a sentence. */
export function formatDay(locale: Locale, at: Instant, tz: string): string {
  return remembered(days, `${locale} ${tz} ${minuteOf(at)}`, () => {
    const part = partsOf(locale, at, { weekday: 'short', day: 'numeric', month: 'short', timeZone: tz });
    return `${part('weekday')} ${part('day')} ${part('month')}`;
  });
}

/** The same at the head of a line: 'Vie 27 nov'. */
export function formatDayHeading(locale: Locale, at: Instant, tz: string): string {
  const day = formatDay(locale, at, tz);
  return day.charAt(0).toLocaleUpperCase(tags[locale]) + day.slice(1);
}

/** 'Friday 27 November', for headings with room and for screen readers. */
export function formatLongDay(locale: Locale, at: Instant, tz: string): string {
  const part = partsOf(locale, at, { weekday: 'long', day: 'numeric', month: 'long', timeZone: tz });
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** '2 Jun 2026', for what is long ago or far off. */
export function formatDate(locale: Locale, at: Instant, tz: string): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: tz });
  return threeLetters(locale, format.format(new Date(at)));
}

/** From one day to another ('YYYY-MM-DD'). */
export interface Days {
  readonly from: string;
  readonly to: string;
  /** Which year it is cannot be known otherwise. */
  readonly year?: boolean;
}

/** '23–29 November', '30 November – 6 December', '29 November – 5 December 2027'. */
export function formatDays(locale: Locale, days: Days): string {
  return daysIn(locale, days, 'long');
}

/** '23–29 Nov', '30 Nov – 6 Dec', '23–29 Nov 2027'. */
export function formatShortDays(locale: Locale, days: Days): string {
  return threeLetters(locale, daysIn(locale, days, 'short'));
}

function daysIn(locale: Locale, { from, to, year = false }: Days, month: 'long' | 'short'): string {
  const format = dateFormat(locale, { day: 'numeric', month, ...(year && { year: 'numeric' }), timeZone: 'UTC' });
  const range = format.formatRange(Date.parse(from), Date.parse(to));
  // Figures that stand together need no air between them.
  return range.replace(/^(\d+)\s–\s(\d+)/u, '$1–$2');
}

/** 'Fri', '27' and 'Nov': a column's head, and an agenda's margin. */
export function formatDayColumn(
  locale: Locale,
  at: Instant,
  tz: string,
): { weekday: string; date: string; month: string } {
  const part = partsOf(locale, at, { weekday: 'short', day: 'numeric', month: 'short', timeZone: tz });
  const weekday = part('weekday');
  return {
    weekday: weekday.charAt(0).toLocaleUpperCase(tags[locale]) + weekday.slice(1),
    date: part('day'),
    month: part('month'),
  };
}

/** 'Nov 27, 18:00' in English, as lists of messages show it; the other languages in their own order. */
export function formatStamp(locale: Locale, at: Instant, tz: string): string {
  const part = partsOf(locale, at, { day: '2-digit', month: 'short', timeZone: tz });
  const day = locale === 'en' ? `${part('month')} ${part('day')}` : `${part('day')} ${part('month')}`;
  return `${day}, ${formatClock(locale, at, tz)}`;
}

/** '18:00–02:00' without the days. */
export function formatRange(locale: Locale, range: { start: Instant; end: Instant; tz: string }): string {
  return `${formatClock(locale, range.start, range.tz)}–${formatClock(locale, range.end, range.tz)}`;
}

const DAY_MS = 86_400_000;

/** How many midnights of that zone lie between the two: 0 for the same day, 1 for '(+1 day)'. */
export function daysBetween(start: Instant, end: Instant, tz: string): number {
  return (Date.parse(formatIsoDay(end, tz)) - Date.parse(formatIsoDay(start, tz))) / DAY_MS;
}

/** '2026-11-27', the day on that zone's calendar. */
export function formatIsoDay(at: Instant, tz: string): string {
  return remembered(isoDays, `${tz} ${minuteOf(at)}`, () =>
    dateFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: tz })
      .format(new Date(at))
      .split('/')
      .reverse()
      .join('-'),
  );
}

/** Minor units to '£15.50', '15,50 £'; a bare sum while it is not known in which currency. */
export function formatMoney(locale: Locale, minor: number, currency: string | null): string {
  if (currency === null)
    return numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(minor / 100);
  return moneyFormat(locale, currency).format(minor / 10 ** currencyDigits(currency));
}

/** What a formatter is made of is no cheaper to ask for than a sum is to write. */
const digitsOf = new Map<string, number>();

/** How many figures of a sum in minor units stand behind the sign: 2, or none of whole pesos. */
export function currencyDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const digits = moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/** '5.500' of pesos without cents: as it stands in a field. */
export function formatWholeSum(locale: Locale, minor: number, currency: string): string {
  const parts = moneyFormat(locale, currency).formatToParts(minor / 10 ** currencyDigits(currency));
  return parts.map(({ type, value }) => (type === 'integer' || type === 'group' ? value : '')).join('');
}

/** Before the cents: '.', or ',' where that language writes it. */
export function decimalMark(locale: Locale, currency: string): string {
  const parts = moneyFormat(locale, currency, { minimumFractionDigits: 1 }).formatToParts(0);
  return parts.find(part => part.type === 'decimal')?.value ?? '.';
}

/** '£', '€', '$': for inside a field. */
export function currencySymbol(locale: Locale, currency: string): string {
  const parts = moneyFormat(locale, currency).formatToParts(0);
  return parts.find(part => part.type === 'currency')?.value ?? currency;
}

/** '£14' and '$5.500', but '14 €' in Spanish and French. */
export function symbolLeads(locale: Locale, currency: string): boolean {
  return moneyFormat(locale, currency).formatToParts(0)[0]?.type === 'currency';
}

/** Without pence: '£313'. */
export function formatWholeMoney(locale: Locale, minor: number, currency: string): string {
  return moneyFormat(locale, currency, { maximumFractionDigits: 0 }).format(minor / 10 ** currencyDigits(currency));
}

/** Without pence, for a bar or an axis: '£313', and '$352 k' of a currency whose sums have three figures more. */
export function formatShortMoney(locale: Locale, minor: number, currency: string): string {
  if (currencyDigits(currency) > 0) return formatWholeMoney(locale, minor, currency);
  const options = { notation: 'compact', maximumSignificantDigits: 3 } as const;
  return moneyFormat(locale, currency, options).format(minor).replace('K', 'k');
}

/** 'November', 'N' where there is room for a letter, or 'November 2026'; of a day ('YYYY-MM-DD') in it. */
export function formatMonth(locale: Locale, day: string, width: 'long' | 'narrow' | 'year'): string {
  const options = width === 'year' ? ({ month: 'long', year: 'numeric' } as const) : { month: width };
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day));
}

/** Tenths of a star to '4.8', '5,0'. */
export function formatRating(locale: Locale, tenths: number): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths / 10);
}

/** '88.7%' (French '88,7 %'). */
export function formatShare(locale: Locale, share: number): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** 'Ireland', 'Irlanda', of two letters ('IE'). */
export function formatCountry(locale: Locale, code: string): string {
  return new Intl.DisplayNames(tags[locale], { type: 'region' }).of(code) ?? code;
}

export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale, {}).format(value);
}

/** '640 kB', '41 MB', '2.1 GB' (French '41 Mo'), of bytes; never none of something. */
export function formatSize(locale: Locale, bytes: number): string {
  const [unit, size] =
    bytes < 1e6 ? ['kilobyte', bytes / 1e3] : bytes < 1e9 ? ['megabyte', bytes / 1e6] : ['gigabyte', bytes / 1e9];
  const options = { style: 'unit', unit, maximumFractionDigits: size < 10 && bytes >= 1e6 ? 1 : 0 } as const;
  return numberFormat(locale, options).format(bytes > 0 ? Math.max(1, size) : 0);
}

const METRES_TOLD = 1_000;

/** '40 m', '1.2 km', '340 km', of metres; never broken before its unit. */
export function formatLength(locale: Locale, metres: number): string {
  const [unit, length] = metres < METRES_TOLD ? ['meter', metres] : ['kilometer', metres / 1_000];
  const options = { style: 'unit', unit, maximumFractionDigits: length < 10 ? 1 : 0 } as const;
  return numberFormat(locale, options).format(length).replace(' ', '\u00A0');
}

// Making a formatter costs about as much as formatting a thousand times, and a list formats every row.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = dateFormats.get(key);
  if (known !== undefined) return known;
  const { timeZone = 'UTC' } = options;
  const made = new Intl.DateTimeFormat(tags[locale], isKnownZone(timeZone) ? options : { ...options, timeZone: 'UTC' });
  dateFormats.set(key, made);
  return made;
}

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return formatAs(tags[locale], options);
}

/** Sums that Spanish writes as their country does: Spain's '5500 $' is Chile's '$5.500', its '45,50 $' is Mexico's '$45.50'. */
const writtenThere: Readonly<Record<string, string>> = {
  ...{ CLP: 'es-CL', ARS: 'es-AR', COP: 'es-CO', UYU: 'es-UY' },
  ...{ MXN: 'es-MX', PEN: 'es-PE', BRL: 'pt-BR' },
};
/** The standard gives most of these pesos cents. */
const wholeUnits: readonly string[] = ['CLP', 'ARS', 'COP', 'UYU'];

function moneyFormat(locale: Locale, currency: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const tag = (locale === 'es' && writtenThere[currency]) || tags[locale];
  const digits = wholeUnits.includes(currency) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return formatAs(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits, ...options });
}

function formatAs(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  const known = numberFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(tag, options);
  numberFormats.set(key, made);
  return made;
}

// A board of hundreds writes the same clocks again with each change of one of them.
const MOST_REMEMBERED = 2_000;
const clocks = new Map<string, string>();
const isoDays = new Map<string, string>();
const days = new Map<string, string>();

function remembered(written: Map<string, string>, key: string, write: () => string): string {
  const before = written.get(key);
  if (before !== undefined) return before;
  if (written.size >= MOST_REMEMBERED) written.clear();
  const words = write();
  written.set(key, words);
  return words;
}

/** No zone is off by less. */
const minuteOf = (at: Instant): number => Math.floor(+new Date(at) / 60_000);

function partsOf(locale: Locale, at: Instant, options: Intl.DateTimeFormatOptions) {
  const parts = dateFormat(locale, options).formatToParts(new Date(at));
  return (type: Intl.DateTimeFormatPartTypes): string => {
    const value = parts.find(part => part.type === type)?.value ?? '';
    return type === 'month' && options.month === 'short' ? threeLetters(locale, value) : value;
  };
}

/** British short months have three letters but one, in some versions of ICU: 'Sept'. A column of dates has room for three. */
function threeLetters(locale: Locale, written: string): string {
  return locale === 'en' ? written.replace(/\bSept\b/g, 'Sep') : written;
}
