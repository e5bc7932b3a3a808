// Puts a notification into words. The facts that came with it are made readable first: a role by its name, a span of time
// at its place, a sum in its currency, an instant by this device's clock; the rest is taken as it is.
import { useCallback } from 'react';
import { type Messages, useTranslations } from 'use-intl';
import type { Notification, NotificationFacts } from '#domain/notifications/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';

type Kind = keyof Messages['notifications']['kinds'];
type Values = Record<string, string | number>;

/** What words may ask for though this payload does not have it. */
const BLANK: Values = {
  venue: '',
  role: '',
  span: '',
  name: '',
  title: '',
  reason: '',
  rate: '',
  hours: '',
  by: '',
  until: '',
  search: '',
  n: 0,
};

export function useNoticeWords(): (told: Notification) => string {
  const t = useTranslations('notifications');
  const values = useValues();
  return useCallback(
    (told: Notification) => {
      // Which values the words of a kind ask for is known only when the kind is.
      const say = t as unknown as (key: string, values: Values) => string;
      return t.has(`kinds.${told.kind as Kind}`) ? say(`kinds.${told.kind}`, values(told.payload)) : t('unknown');
    },
    [t, values],
  );
}

function useValues(): (facts: NotificationFacts) => Values {
  const roleName = useRoleName();
  const format = useFormat();
  const when = useWhen();
  return useCallback(
    (facts: NotificationFacts) => {
      const values: Values = { ...BLANK };
      for (const [fact, value] of Object.entries(facts)) {
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        if (fact === 'role') values.role = roleName(String(value));
        else values[fact] = fact === 'time' || fact.endsWith('_at') ? when(String(value)) : value;
      }
      const { starts_at: start, ends_at: end, tz, rate_minor: rate, currency } = facts;
      const deadline = facts.time ?? facts.expires_at;
      if (typeof deadline === 'string') {
        values.by = when.by(deadline);
        values.until = when.until(deadline);
      }
      if (typeof start === 'string' && typeof end === 'string' && typeof tz === 'string') {
        values.span = format.span({ start, end, tz });
      }
      if (typeof facts.minutes === 'number') values.hours = format.duration(facts.minutes);
      if (typeof rate === 'number' && typeof currency === 'string') values.rate = format.money(rate, currency);
      return values;
    },
    [roleName, format, when],
  );
}
