// What a push message says. The form is that of declarative web push, which Safari shows without waking the app's worker;
// elsewhere the worker shows the same (src/sw/push.ts).
import { inWords } from '#supabase/functions/_shared/notice.ts';
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

type Told = Pick<WaitingPush, 'notification' | 'kind' | 'payload' | 'role' | 'locale' | 'tz' | 'unseen'>;

export function messageOf(told: Told, siteUrl: string): PushMessage {
  const { locale, text, path } = inWords(told);
  const navigate = new URL(path, siteUrl).href;
  return {
    web_push: 8030,
    notification: { title: 'Encore', body: text, lang: locale, tag: told.notification, navigate },
    app_badge: told.unseen,
  };
}
