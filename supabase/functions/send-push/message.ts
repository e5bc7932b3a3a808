// What a push message says. The form is that of declarative web push, which Safari shows without waking the app's worker;
// elsewhere the worker shows the same (src/sw/push.ts). It says what the bell says, in the person's language and by their
// clock, and never what another person wrote.
import { createTranslator } from 'use-intl/core';
import { leadOf } from '#domain/notifications/lead.ts';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { formatsOf, roleNameOf, whenOf } from '#i18n/formats.ts';
import { fr } from '#i18n/fr.ts';
import { noticeWords } from '#i18n/notice-words.ts';
import type { WaitingPush } from './send-pushes.ts';

/** Of declarative web push, as WebKit specifies it. */
export interface PushMessage {
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly lang: string;
    /** The notification's id: sent twice, it is shown once. */
    readonly tag: string;
    /** Where a press leads: a whole address of the app. */
    readonly navigate: string;
  };
  readonly app_badge: number;
}

const spoken = { en, es, fr };
type Spoken = keyof typeof spoken;
const isSpoken = (locale: string): locale is Spoken => Object.hasOwn(spoken, locale);

type Told = Pick<WaitingPush, 'notification' | 'kind' | 'payload' | 'role' | 'locale' | 'tz' | 'unseen'>;

export function messageOf(told: Told, siteUrl: string): PushMessage {
  const { notification: id, kind, payload, role, tz, unseen } = told;
  const locale = isSpoken(told.locale) ? told.locale : 'en';
  const messages = spoken[locale];
  const time = createTranslator({ locale, messages, namespace: 'common.time' });
  const format = formatsOf(locale, time);
  const body = noticeWords(
    { kind, payload },
    {
      t: createTranslator({ locale, messages, namespace: 'notifications' }),
      roleName: roleNameOf(createTranslator({ locale, messages, namespace: 'roles' })),
      format,
      when: whenOf(format, time, tz),
    },
  );
  const portal = role === 'venue' ? 'venue' : 'rockstar';
  const navigate = new URL(leadOf(payload, portal) ?? `/${portal}`, siteUrl).href;
  return {
    web_push: 8030,
    notification: { title: 'Encore', body, lang: locale, tag: id, navigate },
    app_badge: unseen,
  };
}
