// What somebody was told, for those who are not looking at the app: the words of the bell, in the person's language and by
// their clock, and where in the app it leads. It never says what another person wrote. Everything that senders borrow of the app comes
// through here, so the spaces of a language do too.
import { createTranslator } from 'use-intl/core';
import { leadFromOutside } from '#domain/notifications/lead.ts';
import { elidedText } from '#i18n/elided.ts';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { formatsOf, roleNameOf, whenOf } from '#i18n/formats.ts';
import { fr } from '#i18n/fr.ts';
import { type NoticeTools, noticeWords } from '#i18n/notice-words.ts';
import { typeset } from '#i18n/typeset.ts';
import { zoneNote } from '#i18n/zone-note.ts';

export { typeset };

export interface ToldNotice {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly role: string;
  readonly locale: string;
  /** IANA. */
  readonly tz: string;
}

const spoken = { en, es, fr };
type Spoken = keyof typeof spoken;
const isSpoken = (locale: string): locale is Spoken => Object.hasOwn(spoken, locale);

export function inWords({ kind, payload, role, locale: wanted, tz }: ToldNotice) {
  const locale = isSpoken(wanted) ? wanted : 'en';
  const messages = spoken[locale];
  const time = createTranslator({ locale, messages, namespace: 'common.time' });
  const t = createTranslator({ locale, messages, namespace: 'notifications' });
  const format = formatsOf(locale, time);
  const roleName = roleNameOf(createTranslator({ locale, messages, namespace: 'roles' }));
  const tools = {
    ...{ t: locale === 'fr' ? inFrench(t) : t, roleName, format, when: whenOf(format, time, tz) },
    zoneNote: (at: string, place: string) => zoneNote(locale, { at, tz: place, own: tz }),
  };
  const portal = role === 'venue' ? 'venue' : 'rockstar';
  return {
    locale,
    /** The rest of what the bell can say. */
    t,
    text: typeset(locale, noticeWords({ kind, payload }, tools)),
    portal,
    /** Below the site's address. */
    path: leadFromOutside(payload, portal),
  } as const;
}

/** « l’accord d’Anna »: the app's build fills messages in so, the library by itself does not. */
function inFrench(t: NoticeTools['t']): NoticeTools['t'] {
  const say = (key: Parameters<typeof t.raw>[0], values: Readonly<Record<string, string | number>> = {}) => {
    const said = createTranslator({ locale: 'fr', messages: { said: elidedText(String(t.raw(key)), values) } });
    return said('said', values);
  };
  return Object.assign(say, t) as NoticeTools['t'];
}
