// Puts what somebody was told into words: on a screen, and in a message that reaches a closed app. The facts that came with it
// are made readable first: a role by its name, a sum in its currency, times of a shift by the clock of its place, which is named where
// the reader's shows another time, and other instants by the reader's; the rest is taken as it is.
import type { Messages, useTranslations } from 'use-intl';
import type { Formats, When } from './formats.ts';

export interface Told {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

type Kind = keyof Messages['notifications']['kinds'];
type Values = Record<string, string | number>;

export interface NoticeTools {
  readonly t: ReturnType<typeof useTranslations<'notifications'>>;
  readonly roleName: (slug: string) => string;
  readonly format: Formats;
  readonly when: When;
  /** The name of a place's clock where the reader's shows another time. */
  readonly zoneNote: (at: string, tz: string) => string | null;
}

/** What words may ask for though this payload does not have it. */
const BLANK: Values = {
  venue: '',
  role: '',
  rank: '',
  span: '',
  name: '',
  title: '',
  reason: '',
  rate: '',
  hours: '',
  by: '',
  until: '',
  search: '',
  decision: '',
  waits: '',
  document: '',
  day: '',
  copy_at: '',
  noticed_at: '',
  n: 0,
  released: 0,
};

export function noticeWords({ kind, payload }: Told, tools: NoticeTools): string {
  const { t } = tools;
  // Which values the words of a kind ask for is known only when the kind is.
  const say = t as unknown as (key: string, values: Values) => string;
  return t.has(`kinds.${kind as Kind}`)
    ? atVenue(say(`kinds.${kind}`, valuesOf(payload, tools)), payload)
    : t('unknown');
}

/** Whoever works for several venues is told which one it is about. */
function atVenue(words: string, { several, venue }: Told['payload']): string {
  return several === true && typeof venue === 'string' && !words.includes(venue) ? `${venue} · ${words}` : words;
}

function valuesOf(facts: Told['payload'], { t, roleName, format, when, zoneNote }: NoticeTools): Values {
  const values: Values = { ...BLANK };
  // 'until 02:30' stands in one sentence with '18:00–02:00'.
  const place = typeof facts.tz === 'string' ? facts.tz : undefined;
  for (const [fact, value] of Object.entries(facts)) {
    // Whose account was deleted since.
    if (value === null && (fact === 'name' || fact === 'giver')) values[fact] = t('gone');
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (fact === 'role') values.role = roleName(String(value));
    else if (fact === 'document') values.document = documentName(t, String(value));
    else if (fact === 'day') values.day = format.date(`${value}T12:00Z`, 'UTC');
    else values[fact] = fact === 'time' || fact.endsWith('_at') ? when(String(value), place) : value;
  }
  const { starts_at: start, ends_at: end, rate_minor: rate, currency } = facts;
  const deadline = facts.time ?? facts.expires_at;
  if (typeof deadline === 'string') {
    values.by = when.by(deadline, place);
    values.until = when.until(deadline, place);
  }
  if (typeof start === 'string' && typeof end === 'string' && place !== undefined) {
    const span = format.spanInSentence({ start, end, tz: place });
    values.span = [span, zoneNote(start, place)].filter(Boolean).join(' · ');
  }
  if (typeof facts.minutes === 'number') values.hours = format.duration(facts.minutes);
  if (typeof rate === 'number' && typeof currency === 'string') values.rate = format.money(rate, currency);
  return values;
}

type Document = keyof Messages['notifications']['documents'];

function documentName(t: NoticeTools['t'], type: string): string {
  return t(`documents.${t.has(`documents.${type as Document}`) ? (type as Document) : 'other'}`);
}
