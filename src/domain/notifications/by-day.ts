// What somebody was told, as the bell shows it: what waits for them apart, the rest by the days of a zone. Pure.
import { awaitsAcknowledgement } from './rules.ts';
import type { Notification } from './schema.ts';

export interface NoticeDay {
  /** 2026-11-25 */
  readonly day: string;
  readonly notices: readonly Notification[];
}

export interface Told {
  readonly waiting: readonly Notification[];
  readonly days: readonly NoticeDay[];
}

/** `dayOf`: the day of an instant, as 2026-11-25, by the reader's clock. The order is that of `ownNotifications`. */
export function toldByDay(notices: readonly Notification[], dayOf: (at: number) => string): Told {
  const days = new Map<string, Notification[]>();
  for (const notice of notices.filter(one => !awaitsAcknowledgement(one))) {
    const day = dayOf(notice.createdAt);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return {
    waiting: notices.filter(awaitsAcknowledgement),
    days: [...days].map(([day, of]) => ({ day, notices: of })),
  };
}
